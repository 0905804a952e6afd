/** What a field makes of what is typed into it. */
export interface Mask {
  /**
   * @param typed what stands in the field after a key
   * @param before what stood there before it
   */
  shape: (typed: string, before: string) => string;
  /** Characters that the shape puts between those that were typed: spaces, commas. */
  separators?: string;
}

/** An address, say, that is written in small letters. */
export const lowerCase: Mask = { shape: (typed) => typed.toLowerCase() };

/**
 * Where the caret belongs once a mask has shaped what was typed: behind the characters that stood
 * before it, however many separators have come or gone.
 * @param shown what the mask has made of `typed`
 * @param caret the caret in `typed`
 * @param isForward whether the key took away what stood behind the caret: it then passes separators,
 *   which come back, so that the next press reaches a character
 */
export function caretAfter(
  { shape, separators = '' }: Mask,
  {
    typed,
    shown,
    caret,
    isForward,
  }: { typed: string; shown: string; caret: number; isForward: boolean },
): number {
  const isSeparator = (character: string): boolean => separators.includes(character);
  const kept = shape(typed.slice(0, caret), '');
  const count = kept.split('').filter((character) => !isSeparator(character)).length;
  let position = 0;
  for (let left = count; left > 0 && position < shown.length; position += 1) {
    if (!isSeparator(shown.charAt(position))) left -= 1;
  }
  while (isForward && position < shown.length && isSeparator(shown.charAt(position))) position += 1;
  return position;
}

/**
 * Shapes what stands in a field after a key, and leaves the caret at the same character. A field of
 * type `email` or `number` has no caret that can be placed: give it `inputMode` instead.
 * @param before what stood in the field before the key
 * @param inputType what the key did, as the browser says it
 */
export function applyMask(
  mask: Mask,
  input: HTMLInputElement,
  before: string,
  inputType: string | undefined,
): void {
  const typed = input.value;
  const shown = mask.shape(typed, before);
  if (shown === typed) return;
  const caret = input.selectionStart ?? typed.length;
  const isForward = inputType === 'deleteContentForward';
  const position = caretAfter(mask, { typed, shown, caret, isForward });
  // At once, not by the next rendering, which would put the caret at the end.
  input.value = shown;
  input.setSelectionRange(position, position);
}
