import type { ComponentType } from 'react';
import type { AnyRecord, RecordOf } from 'shared-api/client';
import type { EntityName } from 'shared-api/contract/entities/entities';
import type { Permission } from 'shared-api/contract/staff/permissions';
import type { Column } from 'shared-ui/Table';

/** A button that narrows a list; choosing it again clears it (docs/product/behaviour.md). */
export interface ListFilter {
  label: string;
  parameter: string;
  value: string;
}

/** Which records of a list are selected: those with these ids, or all that the list shows. */
export interface Selection {
  ids: number[] | null;
  /** The list's query in place of ids. */
  matching: string | null;
}

export interface BulkActionsProps {
  selection: Selection;
  /** Called when something was done with them, so that they are not selected any more, but for those that were left. */
  onDone: (left?: readonly number[]) => void;
}

/** How one entity looks in its list and the menu; one file an entity. */
export interface Screen<E extends EntityName> {
  entity: E;
  /** The heading of the list, and its entry in the menu. */
  title: string;
  /** The role level from which the menu has the list (docs/product/pages.md "Navigation bar"). */
  menuFrom: 0 | 1 | 2;
  /** Whether staff make new ones by hand, as far as their role allows. */
  canBeCreated: boolean;
  /** What people call a record; undefined when it has nothing of the kind. */
  nameOf: (record: RecordOf<E>) => string | undefined;
  columns: Column<RecordOf<E>>[];
  /** Headings of columns that only roles which see money have. */
  moneyColumns?: readonly string[];
  filters: ListFilter[];
  /** What the search looks into, for the search field's hint. */
  searched: string;
  /** What to do when there is nothing yet. */
  emptyHint: string;
  /** Whether the list's total is an amount of money to show. */
  hasTotal?: boolean;
  /** What rows that follow one another have in common, as the heading over them, in the list's own order. */
  groupOf?: (record: RecordOf<E>) => string;
  /** Buttons of a row besides View; they see to it themselves who may press them. */
  RowActions?: ComponentType<{ record: RecordOf<E> }>;
  /** Buttons for many selected records at once. */
  BulkActions?: ComponentType<BulkActionsProps>;
  /** Who sees them. */
  bulkActionsNeed?: Permission;
  /** Buttons above the list, besides Create. */
  ListActions?: ComponentType;
  /** Who sees them. */
  listActionsNeed?: Permission;
}

/** A screen as the generic parts handle it, whichever entity it is of. */
export interface AnyScreen extends Omit<
  Screen<EntityName>,
  'columns' | 'nameOf' | 'groupOf' | 'RowActions'
> {
  columns: Column<AnyRecord>[];
  nameOf: (record: AnyRecord) => string | undefined;
  groupOf?: (record: AnyRecord) => string;
  RowActions?: ComponentType<{ record: AnyRecord }>;
}

/**
 * Declares a screen, checked against the fields of its entity. Records of an entity always come from
 * its own calls, so that the generic parts may hand them on without knowing which it is.
 */
export const defineScreen = <E extends EntityName>(screen: Screen<E>): AnyScreen =>
  screen as unknown as AnyScreen;
