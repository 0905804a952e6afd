import { useCallback, useRef, useState } from 'react';
import { errorBody, errorMessage, errorStatus } from 'shared-api/client';
import type { ColumnPreview, StatementOutcome } from 'shared-api/contract/billing/bankImports';
import { useUploadStatementMutation } from '../bankApi.ts';
import { texts } from '../texts.ts';

/** A statement file that was handed over here, and what has become of it. */
export interface Upload {
  id: number;
  file: File;
  state: keyof typeof texts.states;
  /** The state in words. */
  text: string;
  /** The columns, where somebody has to say what they hold. */
  preview?: ColumnPreview | undefined;
}

type Result = Pick<Upload, 'state' | 'text' | 'preview'>;

/** What became of a file that the server has looked at, in words. */
export function resultOf({
  outcome,
  reason,
  note,
  added,
  updated,
  lines,
  accounts,
}: StatementOutcome): Result {
  if (outcome !== 'read') return { state: outcome, text: reason };
  const changed = updated > 0 ? texts.changed(updated) : '';
  const labels = accounts.filter(({ isNew }) => isNew).map(({ label }) => label);
  const fresh = labels.length > 0 ? texts.newAccounts(labels) : '';
  return {
    state: 'read',
    text: [texts.added(added, lines), changed, fresh, note].filter(Boolean).join(' '),
  };
}

/**
 * What a failed upload means: the server has refused the file, or it has not been judged at all and
 * can be sent again.
 */
export function failureOf(error: unknown): Result {
  const body = errorBody(error);
  const status = errorStatus(error);
  if (body && (status === 400 || status === 413)) {
    return {
      state: 'refused',
      text:
        fileIn(body)?.reason ?? body.errors?.['file'] ?? body.errors?.['mapping'] ?? body.message,
      preview: fileIn(body)?.preview ?? undefined,
    };
  }
  return { state: 'failed', text: errorMessage(error) };
}

/** The report on one file, where the body is one. */
function fileIn(body: object): Partial<StatementOutcome> | undefined {
  if (!('files' in body) || !Array.isArray(body.files)) return undefined;
  const files: unknown[] = body.files;
  const [file] = files;
  return typeof file === 'object' && file !== null ? file : undefined;
}

/** Hands files over one after another; a file that failed stays and can be sent again. */
export function useUploads() {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const [upload] = useUploadStatementMutation();
  const queue = useRef(Promise.resolve());
  const count = useRef(0);

  const set = useCallback((id: number, result: Result) => {
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...result } : one)));
  }, []);

  const send = useCallback(
    (id: number, file: File, mapping?: string) => {
      set(id, { state: 'waiting', text: texts.waiting, preview: undefined });
      queue.current = queue.current.then(async () => {
        set(id, { state: 'reading', text: texts.reading });
        const { data, error } = await upload({ file, mapping });
        const outcome = data?.files[0];
        set(id, outcome ? resultOf(outcome) : failureOf(error));
      });
    },
    [set, upload],
  );

  const add = useCallback(
    (files: readonly File[]) => {
      const fresh = files.map((file) => {
        count.current += 1;
        return { id: count.current, file, state: 'waiting', text: texts.waiting } as const;
      });
      setUploads((all) => [...fresh, ...all]);
      for (const { id, file } of fresh) send(id, file);
    },
    [send],
  );

  return { uploads, add, send };
}
