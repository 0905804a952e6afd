import { useState } from 'react';
import type { EntityName } from 'shared-api/contract/entities/entities';
import { useLocation } from 'shared-ui/router';

/** What of a list a person has chosen to see. */
export interface ListChoice {
  search: string;
  /** Query parameters, at most one value each. */
  filters: Record<string, string>;
  /** A column's name, with a minus before it for the other way round; empty for the list's own order. */
  sort: string;
  /** What the filters come to in words, where no button of the list says it. */
  label?: string;
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
      ...(kept?.label !== undefined && { label: kept.label }),
    };
  } catch {
    return nothing;
  }
}

/** What another screen may ask a list to show, as the state of its address. */
type Asked = Pick<ListChoice, 'filters' | 'label'> | null;

/**
 * Keyword and filter of a list, remembered per entity and restored on return (specification 4). What
 * another screen asks for is shown in their place, and not remembered.
 */
export function useListChoice(entity: EntityName): [ListChoice, (next: ListChoice) => void] {
  const { state } = useLocation() as { state: Asked };
  const [choice, setChoice] = useState(() =>
    state?.filters ? { ...nothing, ...state } : read(entity),
  );
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
