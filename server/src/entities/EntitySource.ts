import type { EntityName } from 'shared-api/contract/entities/entities';
import type { Queryable } from '../db/Database.ts';

/** What the generic routes need to know of one entity's table; one file an entity. */
export interface EntitySource {
  name: EntityName;
  table: string;
  /** The column (or expression on `t`) that a list is sorted by, and which way; `id` breaks ties. */
  order: { by: string; type: string; descending: boolean };
  /** Expression on `t` that a search looks into; the same as in its trigram index. */
  searched: string;
  /** Query parameters that narrow a list, and the column each compares with. */
  filters: Record<string, string>;
  /** What the server sets in a new record, by column. */
  onCreate(connection: Queryable, today: string): Promise<Record<string, unknown>>;
}
