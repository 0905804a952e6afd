import { lineLimit, textLimit } from 'shared-api/contract/fields/storableText';

/** Fields of a form at most. */
export const mostFields = 40;

/** Bytes that a UTF-16 unit takes in UTF-8 at most. */
const inUtf8 = 3;

/** Bytes of one field of a form with files, large enough for any text that is allowed. */
export const largestField = textLimit * inUtf8;

/** UTF-16 units of all texts of a form with files: one long text, and all other fields as lines. */
export const largestTexts = textLimit + mostFields * lineLimit;

/**
 * Bytes of a form without files, whose bytes beyond ASCII are each written as `%C3`: large enough for
 * one long text and all other fields as lines.
 */
export const largestForm = largestTexts * inUtf8 * '%C3'.length;

/** A text of a form as it was typed: the browser sends each line break as CR LF. */
export const asTyped = (text: string): string => text.replace(/\r\n?/g, '\n');
