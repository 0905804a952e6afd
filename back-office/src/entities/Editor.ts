import type { ComponentType } from 'react';
import type { AnyRecord, RecordOf, Undo, useDispatch } from 'shared-api/client';
import type { PublicCompany } from 'shared-api/contract/company/company';
import type { EntityName } from 'shared-api/contract/entities/entities';
import type { Fault } from 'shared-api/contract/messages/faults';
import type { Permission } from 'shared-api/contract/staff/permissions';

/**
 * What the editor of one entity has beyond its fields; one file an entity. It comes with the first
 * editor, so that lists do not wait for it.
 */
export interface Editor<E extends EntityName> {
  /** Whether mails are sent about its records. */
  hasMails?: boolean;
  /**
   * Read-only fields that follow from another one while it is changed in the editor; the server works
   * them out again.
   * @param value as it would be sent; a text where that is no number
   * @param before all fields as they were, likewise; empty while a new record is begun
   */
  follows?: (
    name: string,
    value: unknown,
    company: PublicCompany,
    before: Readonly<Record<string, unknown>>,
  ) => Record<string, unknown> | undefined;
  /** Tables whose first row holds their headings, and the headings of a new one. */
  headings?: Readonly<Record<string, readonly string[]>>;
  /** Fields that a new record asks for, though it begins without them. */
  asks?: readonly string[];
  /** Fields that stand before the others, in this order: what the record is about. */
  first?: readonly string[];
  /** Fields that stand together, below those that stand alone. */
  groups?: readonly FieldGroup[];
  /**
   * What is wrong with a change of a stored record besides each field for itself, by field.
   * @param before all fields as they were, as they are sent
   */
  wrong?: (
    before: Readonly<Record<string, unknown>>,
    changed: Readonly<Record<string, unknown>>,
  ) => Record<string, Fault>;
  /** Fields that say nothing while others are as they are. @param typed all fields as they would be sent */
  idle?: (typed: Readonly<Record<string, unknown>>) => readonly string[];
  /** What stands below a field, by its name: what is offered from what is chosen there, say. */
  below?: Readonly<Record<string, ComponentType<FieldPartProps>>>;
  /** Fields that stand elsewhere in the editor: in its head, say. */
  elsewhere?: readonly string[];
  /** Amounts that stand as sums below the last column of a table, by its name. */
  sums?: {
    below: string;
    fields: readonly string[];
    /** Further sums of a stored record. */
    more?: (record: RecordOf<E>) => { label: string; amount: string }[];
    /** The same, of what has to be asked for first. */
    More?: ComponentType<EditorSumsProps<RecordOf<E>>>;
  };
  /**
   * What a person has to decide before what is typed can be saved.
   * @param typed all fields as they would be sent
   */
  question?: (
    typed: Readonly<Record<string, unknown>>,
    company: PublicCompany,
  ) => EditorQuestion | undefined;
  /** What is decided before an update of a stored record is made. */
  beforeUpdate?: AskBeforeUpdate;
  /** Who decides that; others update plainly, as far as they may. */
  beforeUpdateNeeds?: Permission;
  /** Fields of a stored record that may not be changed any more, and why not. */
  locked?: (record: RecordOf<E>) => LockedFields | undefined;
  /** Why not, in place of the words, with what is done instead. */
  LockedNote?: ComponentType<{ record: RecordOf<E> }>;
  /** Buttons in the editor of a stored record, besides Update and Delete. */
  Actions?: ComponentType<EditorActionsProps<RecordOf<E>>>;
  /** Who sees them. */
  actionsNeed?: Permission;
  /** What belongs to a stored record besides its fields, below them: its money. */
  Part?: ComponentType<{ id: number }>;
  /** What stands at the head of a stored record's editor, below its title, in place of its name. */
  Head?: ComponentType<EditorHeadProps<RecordOf<E>>>;
  /** The records that a stored one belongs to, which its head leads to. */
  belongsTo?: (record: RecordOf<E>) => Owner[];
  /** What the screen of a stored record is mainly about: its fields then stand at the side. */
  Main?: ComponentType<{ record: RecordOf<E> }>;
  /** What stands beside the fields, or below them where there is no room. */
  Aside?: ComponentType<EditorAsideProps>;
  /** Who sees it. */
  asideNeeds?: Permission;
  /** Whether there is nothing to stand there for a new record. */
  hasNoAsideOfNew?: boolean;
  /** Where a stored record stands, in words, beside its name in the editor. */
  State?: ComponentType<{ record: RecordOf<E> }>;
  /** What Delete opens for a record that has to stay. */
  insteadOfDelete?: {
    fits: (record: RecordOf<E>) => boolean;
    /** Fetches the dialog's code; fails with a message for the person. */
    load: () => Promise<unknown>;
    Dialog: ComponentType<InsteadOfDeleteProps<RecordOf<E>>>;
  };
}

/** Fields under one heading. */
export interface FieldGroup {
  legend: string;
  fields: readonly string[];
  /** Boxes of the group that stand in one row above its other fields. */
  row?: {
    legend: string;
    /** Their short words, by name; whole ones are read out. */
    words: Readonly<Record<string, string>>;
  };
}

/** An update of a stored record, as it is sent. */
export interface SentUpdate {
  id: number;
  fields: Record<string, unknown> & { version: number };
}

/**
 * Finds out what there is to decide.
 * @returns the window in which that is done, or why it cannot be known; neither where the update is made as
 *   it is
 */
export type AskBeforeUpdate = (
  dispatch: ReturnType<typeof useDispatch>,
  update: SentUpdate,
) => Promise<{ error?: unknown; Dialog?: ComponentType<UpdateDialogProps> }>;

export interface UpdateDialogProps {
  isBusy: boolean;
  /** Why the last try came to nothing, if it did. */
  failure: unknown;
  /** Makes the update by a call of its own; when it is done the screen goes back one page. */
  onUpdate: (call: ActionCall) => void;
  onClose: () => void;
}

export interface FieldPartProps {
  /** The stored record, or a new one, which has no id. */
  record: Record<string, unknown>;
  /** What is typed, as it would be sent. */
  typed: Readonly<Record<string, unknown>>;
  /** Whether nothing may be put into fields now. */
  isLocked: boolean;
  /** Puts values into fields. */
  onTake: (fields: Record<string, unknown>) => void;
}

/** A record that another one belongs to. */
export interface Owner {
  entity: EntityName;
  /** Null where there is none. */
  id: number | null;
  name: string | number | null;
  /** The field that it is called by, where its name has to be asked for and is not what lists call it. */
  by?: string;
}

export interface EditorSumsProps<Stored> {
  record: Stored;
  /** Shows sums below those of the fields. */
  Rows: ComponentType<{ sums: readonly { label: string; amount: string }[] }>;
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

export interface EditorHeadProps<Stored> extends EditorActionsProps<Stored> {
  /** Whether something is typed that is not saved. */
  isDirty: boolean;
}

export interface EditorAsideProps {
  /** The stored record, or a new one, which has no id. */
  record: Record<string, unknown>;
  /** What is typed, as it would be sent. */
  typed: () => Record<string, unknown>;
  isDirty: boolean;
}

/** Two ways to go on, of which a person chooses one. */
export interface EditorQuestion {
  /** What it is about: an answer holds as long as this is the same. */
  id: string;
  /** The field that it is told at. */
  field: string;
  text: string;
  /** The first way, and the fields that it changes. */
  take: { label: string; fields: Record<string, unknown> };
  /** The other way: everything stays as it is typed. */
  keep: string;
}

export interface InsteadOfDeleteProps<Stored> extends Pick<EditorActionsProps<Stored>, 'run'> {
  record: Stored;
  onClose: () => void;
}

/** An editor as the generic parts handle it, whichever entity it is of. */
export interface AnyEditor extends Omit<
  Editor<EntityName>,
  | 'belongsTo'
  | 'locked'
  | 'LockedNote'
  | 'Actions'
  | 'State'
  | 'Head'
  | 'Main'
  | 'sums'
  | 'insteadOfDelete'
> {
  belongsTo?: (record: AnyRecord) => Owner[];
  locked?: (record: AnyRecord) => LockedFields | undefined;
  LockedNote?: ComponentType<{ record: AnyRecord }>;
  Actions?: ComponentType<EditorActionsProps<AnyRecord>>;
  State?: ComponentType<{ record: AnyRecord }>;
  Head?: ComponentType<EditorHeadProps<AnyRecord>>;
  Main?: ComponentType<{ record: AnyRecord }>;
  sums?: {
    below: string;
    fields: readonly string[];
    more?: (record: AnyRecord) => { label: string; amount: string }[];
    More?: ComponentType<EditorSumsProps<AnyRecord>>;
  };
  insteadOfDelete?: {
    fits: (record: AnyRecord) => boolean;
    load: () => Promise<unknown>;
    Dialog: ComponentType<InsteadOfDeleteProps<AnyRecord>>;
  };
}

/**
 * Declares an editor, checked against the fields of its entity. Records of an entity always come from
 * its own calls, so that the generic parts may hand them on without knowing which it is.
 */
export const defineEditor = <E extends EntityName>(editor: Editor<E>): AnyEditor =>
  editor as unknown as AnyEditor;
