import { keep, readKept } from 'shared-api/kept';
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

const storage = (): Storage => localStorage;

const key = (entity: EntityName): string => `list-choice ${entity}`;

/** What was chosen the last time in this browser (docs/product/behaviour.md). */
export function readListChoice(entity: EntityName): ListChoice {
  return { ...nothing, ...(readKept(storage, key(entity)) as Partial<ListChoice> | undefined) };
}

/** Remembers what is chosen. Without storage the choice lasts as long as the screen. */
export const writeListChoice = (entity: EntityName, choice: ListChoice): void =>
  void keep(storage, key(entity), choice);
