import { useState } from 'react';
import type { EntityName } from 'shared-api/contract/entities/entities';

/** What of a list a person has chosen to see. */
export interface ListChoice {
  search: string;
  /** Query parameters, at most one value each. */
  filters: Record<string, string>;
  /** A column's name, with a minus before it for the other way round; empty for the list's own order. */
  sort: string;
}

const key = (entity: EntityName): string => `list-choice ${entity}`;
export const nothing: ListChoice = { search: '', filters: {}, sort: '' };

function read(entity: EntityName): ListChoice {
  try {
    const kept = JSON.parse(
      localStorage.getItem(key(entity)) ?? 'null',
    ) as Partial<ListChoice> | null;
    return {
      search: kept?.search ?? '',
      filters: kept?.filters ?? {},
      sort: kept?.sort ?? '',
    };
  } catch {
    return nothing;
  }
}

/** Keyword and filter of a list, remembered per entity and restored on return (specification 4). */
export function useListChoice(entity: EntityName): [ListChoice, (next: ListChoice) => void] {
  const [choice, setChoice] = useState(() => read(entity));
  return [
    choice,
    (next) => {
      setChoice(next);
      try {
        localStorage.setItem(key(entity), JSON.stringify(next));
      } catch {
        // Without storage the choice lasts as long as the screen.
      }
    },
  ];
}
