import { useCallback, useRef, useState } from 'react';
import { errorBody, errorMessage, errorStatus } from 'shared-api/client';
import type { StatementOutcome } from 'shared-api/contract/billing/bank';
import { useUploadStatementMutation } from '../bankApi.ts';
import { texts } from '../texts.ts';

/** A statement file that was handed over here, and what has become of it. */
export interface Upload {
  id: number;
  file: File;
  state: keyof typeof texts.states;
  /** The state in words. */
  text: string;
}

type Result = Pick<Upload, 'state' | 'text'>;

/** What became of a file that the server has looked at, in words. */
export function resultOf({
  outcome,
  reason,
  note,
  added,
  updated,
  lines,
}: StatementOutcome): Result {
  if (outcome !== 'read') return { state: outcome, text: reason };
  const changed = updated > 0 ? texts.changed(updated) : '';
  return {
    state: 'read',
    text: [texts.added(added, lines), changed, note].filter(Boolean).join(' '),
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
      text: reasonIn(body) ?? body.errors?.['file'] ?? body.message,
    };
  }
  return { state: 'failed', text: errorMessage(error) };
}

/** The reason in a report on one file, where the body is one. */
function reasonIn(body: object): string | undefined {
  if (!('files' in body) || !Array.isArray(body.files)) return undefined;
  const files: unknown[] = body.files;
  const [file] = files;
  return typeof file === 'object' && file && 'reason' in file && typeof file.reason === 'string'
    ? file.reason
    : undefined;
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
    (id: number, file: File) => {
      set(id, { state: 'waiting', text: texts.waiting });
      queue.current = queue.current.then(async () => {
        set(id, { state: 'reading', text: texts.reading });
        const { data, error } = await upload(file);
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
