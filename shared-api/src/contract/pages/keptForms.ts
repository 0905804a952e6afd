/**
 * Session storage key of what visitors type into forms, by the name in a form's `data-kept`. The shell's early script
 * writes it as well.
 */
export const keptFormsKey = 'forms';

/** Milliseconds after which it is discarded. */
export const keptFormsAge = 30 * 60_000;

/** What was typed into forms, by their names. */
export type KeptForms = Record<
  string,
  {
    /** When it was typed, in milliseconds. */
    at: number;
    values: Record<string, unknown>;
    /** Set when the form led to a page with its answer; then only who goes back or reloads gets it. */
    isSent?: true | undefined;
  }
>;
