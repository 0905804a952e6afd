import type { Outgoing } from '../queueMail.ts';

/** A mail's subject and bodies, without the recipient. */
export type Letter = Pick<Outgoing, 'subject' | 'text' | 'html'>;

/** A row below a table: a label and an amount. */
export interface LetterSum {
  name: string;
  amount: string;
  isTotal?: boolean;
}

/** A table whose last column contains amounts. */
export interface LetterTable {
  headings: readonly string[];
  rows: readonly (readonly string[])[];
  sums: readonly LetterSum[];
  /** The note that some rows were omitted. */
  more: (count: number) => string;
}

/** The content of a mail, from which both the HTML and the plain text are generated. */
export interface LetterContent {
  /** The brand whose name and color are used. */
  brand: 'cleaning' | 'contracting';
  subject: string;
  /** Paragraph lines at the beginning; an empty line starts a new paragraph. */
  opening: readonly string[];
  /** The main amount, displayed large. */
  amount?: { name: string; amount: string };
  table?: LetterTable;
  /** The call to action. */
  button?: { label: string; href: string };
  /** Paragraph lines at the end, in the same format. */
  closing: readonly string[];
  /** Why the recipient is receiving this mail. */
  reason: string;
}
