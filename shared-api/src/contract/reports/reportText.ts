/**
 * A text of an error without what may be a person's: mail addresses, longer numbers, quoted data and
 * the queries of addresses. Names in the program, which stand in single quotes, stay.
 */
export const withoutPersonal = (text: string): string =>
  text
    .replace(/[^\s"'<>()]+@[\w.-]+/g, '…@…')
    .replace(/"[^"\n]*("|$)/gm, '"…"')
    .replace(/\?[^\s:)"']*/g, '')
    // Lines and columns of a stack are short; a version's digits stand among letters.
    .replace(/(?<![\w])\+?\d[\d ()-]{5,}\d(?![\w])/g, '#');
