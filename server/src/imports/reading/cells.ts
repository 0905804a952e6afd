/** A formula that only keeps a spreadsheet from changing a text: `="00123"`. */
const keptText = /^="((?:[^"]|"")*)"$/;

/** An apostrophe before what a spreadsheet would take for a formula, as exports write it. */
const keptFormula = /^'(?=[\t\r\n]|[\s"'\u200b\ufeff]*[=+\-@＝＋－＠])/;

/**
 * The text that a cell means: without the marks that keep spreadsheets from changing it, without
 * characters that cannot be stored, and trimmed.
 */
export function cleanCell(cell: string): string {
  const kept = keptText.exec(cell.trim())?.[1];
  const text = (kept?.replaceAll('""', '"') ?? cell).replace(keptFormula, '');
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/[^\P{Cc}\n\t]|[\u200b\ufeff]/gu, '')
    .trim();
}

/** A text on one line: the lines of an address are joined by commas. */
export const onOneLine = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim().replace(/,$/, ''))
    .filter((line) => line !== '')
    .join(', ');
