import type { EntityName } from 'shared-api/contract/entities/entityNames';
import type { ListView } from 'shared-api/contract/entities/listViews';
import type { SortKey } from '../EntitySource.ts';

/** A named part of a list. */
export interface View {
  /** SQL condition on `t`. `{today}` stands for the company day, `{own}` for the employee who asks. */
  matches: string;
  /** Its own order, where it is not that of the list. */
  order?: SortKey & { descending: boolean };
}

/** All views of an entity. */
export type ViewsOf<E extends EntityName> = Record<ListView<E>, View>;
