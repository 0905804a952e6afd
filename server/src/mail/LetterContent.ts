import type { Language } from 'shared-api/contract/values/language';
import type { Outgoing } from './queueMail.ts';

/** A mail's subject and its two bodies, whoever it goes to. */
export type Letter = Pick<Outgoing, 'subject' | 'text' | 'html'>;

/** A row below a table: an amount with its name. */
export interface LetterSum {
  name: string;
  amount: string;
  isTotal?: boolean;
}

/** Rows under headings, amounts in the last column. */
export interface LetterTable {
  headings: readonly string[];
  rows: readonly (readonly string[])[];
  sums: readonly LetterSum[];
  /** Says how many rows are left out. */
  more: (count: number) => string;
}

/** What a mail says; both bodies are written from it. */
export interface LetterContent {
  language: Language;
  /** The brand under whose name and color it goes out. */
  brand: 'cleaning' | 'contracting';
  subject: string;
  /** Lines before anything else; an empty one begins a new paragraph. */
  opening: readonly string[];
  /** The amount that it is about, shown large. */
  amount?: { name: string; amount: string };
  table?: LetterTable;
  /** Where the receiver goes on. */
  button?: { label: string; href: string };
  /** Lines after everything else, likewise. */
  closing: readonly string[];
  /** Why the receiver gets it. */
  reason: string;
}
