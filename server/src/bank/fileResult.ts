import type { StatementFile, StatementOutcome } from 'shared-api/contract/billing/bankImports';
import type { Language } from 'shared-api/contract/values/language';
import { areKnown, notesText, reasonText, type Note, type Reason } from './reasons/texts.ts';

/** The result of reading one statement file, not yet in words. */
export interface FileResult extends Omit<StatementOutcome, 'reason' | 'note' | 'asksColumns'> {
  /** Why the file was refused or is waiting; null if it was read. */
  reason: Reason | null;
  notes: Note[];
}

/** A result without reason, notes or transactions. */
export const nothing = (): Omit<FileResult, 'name' | 'outcome'> => ({
  reason: null,
  notes: [],
  lines: 0,
  added: 0,
  updated: 0,
  accounts: [],
  preview: null,
});

/** Why a file is refused that can be read once somebody says what its columns hold. */
const columnReasons: readonly (Reason['code'] | undefined)[] = ['columnsMissing', 'columnGone'];
const asksColumns = (reason: Reason | null): boolean => columnReasons.includes(reason?.code);

/** Renders a result. */
export const resultIn = (
  language: Language,
  { reason, notes, ...rest }: FileResult,
): StatementOutcome => ({
  ...rest,
  reason: reasonText(language, reason),
  note: notesText(language, notes),
  asksColumns: asksColumns(reason),
});

/** A row of `statement_files`. Until reasons and notes had codes, only their English texts were kept. */
export interface FileRow extends Omit<
  StatementFile,
  'at' | 'undoneAt' | 'asksColumns' | 'preview'
> {
  at: Date;
  undoneAt: Date | null;
  why: Reason | null;
  notes: Note[] | null;
}

/** Renders a stored result. */
export function fileIn(
  language: Language,
  { at, undoneAt, why, notes, ...row }: FileRow,
): StatementFile {
  const file = {
    ...row,
    at: at.toISOString(),
    undoneAt: undoneAt && undoneAt.toISOString(),
    asksColumns: asksColumns(why),
    preview: null,
  };
  if (notes === null || !areKnown(why, notes)) return file;
  return { ...file, reason: reasonText(language, why), note: notesText(language, notes) };
}
