import { useEffect, useState } from 'react';
import { keep, readKept } from 'shared-api/kept';
import type { EntityName } from 'shared-api/contract/entities/entities';
import { changedValues } from './changes.ts';
import type { FormValues } from '../fields/fieldText.ts';

const keyOf = (entity: EntityName, { id }: Record<string, unknown>): string =>
  `draft ${entity} ${typeof id === 'number' ? id : 'new'}`;

interface Draft {
  /** What the editor showed before anything was typed. */
  from: FormValues;
  values: FormValues;
  /** The key that a new record is sent with: it may have been made, where its answer was lost. */
  key?: string;
  /** Whether it was sent with that key, and no answer has come. */
  isSent?: boolean;
}

/** What was typed the last time, and the key that it goes on with. */
interface FoundDraft {
  typed: FormValues;
  key: string | undefined;
  /** Whether it may have been created already. */
  isSent: boolean;
  /** Whether the editor shows just that again: Create would make a second one under another key. */
  isShown: boolean;
}

/** Drafts are of this tab. Without storage there is the question before leaving. */
const storage = (): Storage => sessionStorage;

/** What was typed into a draft; undefined when there is nothing to take up. */
function typedIn(draft: Draft | undefined, shown: FormValues): FoundDraft | undefined {
  if (!draft?.from) return undefined;
  const { from, values, key, isSent = false } = draft;
  // What was sent is all that was shown, also what another screen had filled in.
  const typed = isSent ? values : changedValues(from, values);
  const isShown = isSent && Object.keys(changedValues(shown, values)).length === 0;
  return Object.keys(typed).length > 0 ? { typed, key, isSent, isShown } : undefined;
}

/** What makes a draft of what an editor shows. */
interface Unsettled {
  /** Whether something is typed that is not saved. */
  isDirty: boolean;
  /** Whether a new record was sent, and no answer has come: it may have been created. */
  isSent: boolean;
}

/**
 * Keeps what is typed and not saved, in this tab, so that a way back by the browser's own button
 * loses nothing. It is offered when the record is opened again: only what was typed, so that what
 * somebody else has changed in the meantime stays.
 * @param from what the editor showed before anything was typed
 * @param keyOfForm the key that the editor would be sent with now
 */
export function useDraft(
  entity: EntityName,
  record: Record<string, unknown>,
  from: FormValues,
  values: FormValues,
  { isDirty, isSent }: Unsettled,
  keyOfForm: () => string,
) {
  const key = keyOf(entity, record);
  const [found, setFound] = useState(() =>
    typedIn(readKept(storage, key) as Draft | undefined, values),
  );

  useEffect(() => {
    if (isDirty || isSent) {
      keep(storage, key, { from, values, key: keyOfForm(), isSent } satisfies Draft);
    } else if (!found) keep(storage, key, undefined);
  }, [key, from, values, isDirty, isSent, found, keyOfForm]);

  return {
    /** What was typed the last time, unless that is settled. */
    found: isDirty || isSent ? undefined : found,
    forget: () => setFound(undefined),
  };
}
