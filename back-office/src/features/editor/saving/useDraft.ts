import { useEffect, useState } from 'react';
import type { EntityName } from 'shared-api/contract/entities/entities';
import { changedValues } from './changes.ts';
import type { FormValues } from '../fields/fieldText.ts';

const keyOf = (entity: EntityName, { id }: Record<string, unknown>): string =>
  `draft ${entity} ${typeof id === 'number' ? id : 'new'}`;

interface Draft {
  /** What the editor showed before anything was typed. */
  from: FormValues;
  values: FormValues;
}

function read(key: string): Draft | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? 'null') as Draft | null) ?? undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, draft: Draft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft));
    else sessionStorage.removeItem(key);
  } catch {
    // Without storage there is the question before leaving.
  }
}

/** What was typed into a draft; undefined when there is nothing to take up. */
function typedIn(draft: Draft | undefined): FormValues | undefined {
  if (!draft?.from) return undefined;
  const typed = changedValues(draft.from, draft.values);
  return Object.keys(typed).length > 0 ? typed : undefined;
}

/**
 * Keeps what is typed and not saved, in this tab, so that a way back by the browser's own button
 * loses nothing. It is offered when the record is opened again: only what was typed, so that what
 * somebody else has changed in the meantime stays.
 * @param from what the editor showed before anything was typed
 */
export function useDraft(
  entity: EntityName,
  record: Record<string, unknown>,
  from: FormValues,
  values: FormValues,
  isDirty: boolean,
) {
  const key = keyOf(entity, record);
  const [found, setFound] = useState(() => typedIn(read(key)));

  useEffect(() => {
    if (isDirty) write(key, { from, values });
    else if (!found) write(key, undefined);
  }, [key, from, values, isDirty, found]);

  return {
    /** What was typed the last time, unless that is settled. */
    found: isDirty ? undefined : found,
    forget: () => setFound(undefined),
  };
}
