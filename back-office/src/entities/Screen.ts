import type { ComponentType } from 'react';
import type { AnyRecord, RecordOf, Undo } from 'shared-api/client';
import type { PublicCompany } from 'shared-api/contract/company/company';
import type { EntityName } from 'shared-api/contract/entities/entities';
import type { Column } from 'shared-ui/Table';

/** A button that narrows a list; choosing it again clears it (docs/product/behaviour.md). */
export interface ListFilter {
  label: string;
  parameter: string;
  value: string;
}

/** How one entity looks in the generic screens; one file an entity. */
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
  /** Whether mails are sent about its records. */
  hasMails?: boolean;
  columns: Column<RecordOf<E>>[];
  filters: ListFilter[];
  /** What the search looks into, for the search field's hint. */
  searched: string;
  /** What to do when there is nothing yet. */
  emptyHint: string;
  /** Whether the list's total is an amount of money to show. */
  hasTotal?: boolean;
  /**
   * Read-only fields that follow from another one while it is changed in the editor; the server works
   * them out again.
   * @param value as it would be sent; a text where that is no number
   */
  follows?: (
    name: string,
    value: unknown,
    company: PublicCompany,
  ) => Record<string, unknown> | undefined;
  /** Fields of a stored record that may not be changed any more, and why not. */
  locked?: (record: RecordOf<E>) => LockedFields | undefined;
  /** Buttons of a row besides View. */
  RowActions?: ComponentType<{ record: RecordOf<E> }>;
  /** Buttons of an Admin above the list, besides Create. */
  ListActions?: ComponentType;
  /** Buttons of an Admin in the editor of a stored record, besides Update and Delete. */
  EditorActions?: ComponentType<EditorActionsProps<RecordOf<E>>>;
  /** What belongs to a stored record besides its fields, below them. */
  EditorPart?: ComponentType<{ id: number }>;
  /** Where a stored record stands, in words, beside its name in the editor. */
  EditorState?: ComponentType<{ record: RecordOf<E> }>;
  /** What Delete opens for a record that has to stay. */
  insteadOfDelete?: {
    fits: (record: RecordOf<E>) => boolean;
    /** Fetches the dialog's code; fails with a message for the person. */
    load: () => Promise<unknown>;
    Dialog: ComponentType<InsteadOfDeleteProps<RecordOf<E>>>;
  };
}

export interface LockedFields {
  fields: readonly string[];
  /** For the person, as a sentence. */
  why: string;
}

/** What became of a call: its result in words, and how to take it back where that is possible. */
export interface ActionResult {
  data?: { message: string; undo?: Undo } | undefined;
  error?: unknown;
}

/** A call that an editor's button makes. */
export type ActionCall = () => Promise<ActionResult>;

export interface EditorActionsProps<Stored> {
  record: Stored;
  isBusy: boolean;
  /**
   * Makes the call; when it is done the screen goes back one page with its message.
   * @param context what the person is told was being done when it fails (docs/product/messages.md)
   */
  run: (context: string, call: ActionCall) => void;
}

export interface InsteadOfDeleteProps<Stored> extends Pick<EditorActionsProps<Stored>, 'run'> {
  record: Stored;
  onClose: () => void;
}

/** A screen as the generic parts handle it, whichever entity it is of. */
export interface AnyScreen extends Omit<
  Screen<EntityName>,
  | 'columns'
  | 'nameOf'
  | 'locked'
  | 'RowActions'
  | 'EditorActions'
  | 'EditorState'
  | 'insteadOfDelete'
> {
  columns: Column<AnyRecord>[];
  nameOf: (record: AnyRecord) => string | undefined;
  locked?: (record: AnyRecord) => LockedFields | undefined;
  RowActions?: ComponentType<{ record: AnyRecord }>;
  EditorActions?: ComponentType<EditorActionsProps<AnyRecord>>;
  EditorState?: ComponentType<{ record: AnyRecord }>;
  insteadOfDelete?: {
    fits: (record: AnyRecord) => boolean;
    load: () => Promise<unknown>;
    Dialog: ComponentType<InsteadOfDeleteProps<AnyRecord>>;
  };
}

/**
 * Declares a screen, checked against the fields of its entity. Records of an entity always come from
 * its own calls, so that the generic parts may hand them on without knowing which it is.
 */
export const defineScreen = <E extends EntityName>(screen: Screen<E>): AnyScreen =>
  screen as unknown as AnyScreen;
