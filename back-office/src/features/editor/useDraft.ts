import { useEffect, useState } from 'react';
import type { EntityName } from 'shared-api/contract/entities/entities';
import type { FormValues } from './fieldText.ts';

const keyOf = (entity: EntityName, { id }: Record<string, unknown>): string =>
  `draft ${entity} ${typeof id === 'number' ? id : 'new'}`;

interface Draft {
  version: unknown;
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

/**
 * Keeps what is typed and not saved, in this tab, so that a way back by the browser's own button
 * loses nothing. It is offered when the same version of the record is opened again.
 */
export function useDraft(
  entity: EntityName,
  record: Record<string, unknown>,
  values: FormValues,
  isDirty: boolean,
) {
  const key = keyOf(entity, record);
  const { version } = record;
  const [found, setFound] = useState(() => {
    const kept = read(key);
    return kept?.version === version ? kept?.values : undefined;
  });

  useEffect(() => {
    if (isDirty) write(key, { version, values });
    else if (!found) write(key, undefined);
  }, [key, version, values, isDirty, found]);

  return {
    /** What was typed the last time, unless that is settled. */
    found: isDirty ? undefined : found,
    forget: () => setFound(undefined),
  };
}
