/** Characters of a file's name that are kept and shown. */
const longestName = 120;

/**
 * A file's name without folders and control characters, cut between characters. Among what is left out are the marks
 * that reverse text: in a sentence that names the file, all that follows would be written backwards.
 */
export function cleanFileName(name: string): string {
  const shown = (name.split(/[\\/]/).at(-1) ?? '').replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').trim();
  return Array.from(shown).slice(0, longestName).join('') || 'photo';
}
