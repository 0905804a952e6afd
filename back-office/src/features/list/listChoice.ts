import type { EntityName } from 'shared-api/contract/entities/entityNames';

/** What of a list a person has chosen to see. */
export interface ListChoice {
  search: string;
  /** Query parameters, at most one value each. */
  filters: Record<string, string>;
  /**
   * A column's name, with a minus before it for the other way round; empty for the list's own
   * order.
   */
  sort: string;
  /** What the filters come to in words, where no button of the list says it. */
  label?: string;
}

export const nothing: ListChoice = { search: '', filters: {}, sort: '' };

const key = (entity: EntityName): string => `list-choice ${entity}`;

/** What was chosen the last time in this browser (docs/product/behaviour.md). */
export function readListChoice(entity: EntityName): ListChoice {
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

/** Remembers what is chosen. Without storage the choice lasts as long as the screen. */
export function writeListChoice(entity: EntityName, choice: ListChoice): void {
  try {
    localStorage.setItem(key(entity), JSON.stringify(choice));
  } catch {
    // Full or forbidden.
  }
}
