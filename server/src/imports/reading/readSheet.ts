import { CsvError, parse, type Options } from 'csv-parse/sync';
import { importLimits } from 'shared-api/contract/entities/importing/imports';
import { decodeText } from '../../bank/statements/decodeText.ts';
import { StatementError } from '../../bank/statements/StatementError.ts';
import { HttpError, invalidInput } from '../../HttpError.ts';
import type { Refusal } from '../../refusals/texts.ts';
import { cleanCell, onOneLine } from './cells.ts';

/** A row of a file that is not blank. */
export interface SheetRow {
  /** Its number in a spreadsheet, where a row with line breaks counts once. */
  row: number;
  /** As many as there are headings, at least. */
  cells: string[];
}

/** A CSV file: its headings, each different, and its rows. */
export interface Sheet {
  headings: string[];
  rows: SheetRow[];
}

const delimiters = [',', ';', '\t', '|'];

/**
 * The line above the headings in which Excel names the delimiter for itself; who saves such a file anew puts it in quotes,
 * or as many delimiters after it as the other lines have.
 */
const namedDelimiter = /^"?sep=([^\r\n"])"?\1*(?:\r\n|\n|\r)/i;

/** Rows by which the delimiter is told. */
const tried = 20;

/** Rows of a file at most, blank ones included: a little more than a spreadsheet has. */
const mostLines = 1_100_000;

const refuse = (status: number, why: Refusal): HttpError =>
  new HttpError(status, why, { faults: { file: why } });

/** How files that are no text begin: workbooks (ZIP), old ones (OLE), PDF, PNG, JPEG. */
const otherFiles = ['504b0304', 'd0cf11e0', '25504446', '89504e47', 'ffd8ff'];

function textOf(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, 4)).toString('hex');
  if (otherFiles.some((file) => head.startsWith(file))) throw refuse(400, { code: 'importBinary' });
  try {
    return decodeText(bytes).replace(/^\ufeff/, '');
  } catch (error) {
    if (!(error instanceof StatementError)) throw error;
    throw refuse(400, { code: 'importEncoding' });
  }
}

/** Without the blank rows at the end, of which a spreadsheet writes as many as were ever touched. */
function withoutBlankEnd(text: string, delimiter: string): string {
  let end = text.length;
  while (end > 0 && ` \r\n${delimiter}`.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

const settings = (delimiter: string): Options => ({
  delimiter,
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: false,
});

/** The delimiter that cuts the first rows into the most columns, of which all rows have as many. */
function delimiterOf(text: string): string {
  const head = text.slice(0, 200_000);
  const rated = delimiters.map((delimiter) => {
    const rows = rowsOfHead(head, delimiter).filter((cells) => cells.some((cell) => cell !== ''));
    const [headings = []] = rows;
    const alike = rows.filter(({ length }) => length === headings.length).length;
    return { delimiter, rating: headings.length > 1 ? headings.length * alike : 0 };
  });
  return rated.reduce((best, next) => (next.rating > best.rating ? next : best)).delimiter;
}

function rowsOfHead(head: string, delimiter: string): string[][] {
  try {
    return parse(head, { ...settings(delimiter), to: tried });
  } catch (error) {
    if (error instanceof CsvError) return [];
    throw error;
  }
}

/** Names each column: those without a heading by their place, those of the same by a number. */
function headingsOf(cells: readonly string[]): string[] {
  const taken = new Set<string>();
  return cells.map((cell, index) => {
    const name = onOneLine(cell).slice(0, 200).toWellFormed() || `Column ${index + 1}`;
    let heading = name;
    for (let number = 2; taken.has(heading); number += 1) heading = `${name} (${number})`;
    taken.add(heading);
    return heading;
  });
}

/** The cells up to the last that is not empty. */
const withoutTail = (cells: readonly string[]): string[] =>
  cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);

/**
 * Reads a CSV file: in UTF-8, UTF-16 or Windows-1252; with commas, semicolons, tabs or bars; with line
 * breaks in quotes. The first row that is not blank names the columns.
 * @throws HttpError 400 or 413 with what is wrong with the file
 */
export function readSheet(bytes: Uint8Array): Sheet {
  const decoded = textOf(bytes);
  const [line = '', named] = namedDelimiter.exec(decoded) ?? [];
  const text = decoded.slice(line.length);
  const delimiter = named ?? delimiterOf(text);
  const rows: SheetRow[] = [];
  let row = line === '' ? 0 : 1;
  let headings: string[] | undefined;
  try {
    parse(withoutBlankEnd(text, delimiter), {
      ...settings(delimiter),
      on_record: (record: string[]) => {
        row += 1;
        if (row > mostLines) throw tooMany();
        const cells = record.map(cleanCell);
        if (cells.every((cell) => cell === '')) return null;
        if (headings) rows.push({ row, cells });
        else headings = headingsOf(fewEnough(withoutTail(cells)));
        if (rows.length > importLimits.rows) throw tooMany();
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw refuse(400, { code: 'importOpenQuote', params: { row: row + 1 } });
  }
  return checked(headings ?? [], rows);
}

const tooMany = (): HttpError =>
  refuse(413, { code: 'importManyRows', params: { most: importLimits.rows } });

/** Told before they are named: telling a million columns of one name apart takes minutes. */
function fewEnough(headings: string[]): string[] {
  if (headings.length <= importLimits.columns) return headings;
  const params = { columns: headings.length, most: importLimits.columns };
  throw refuse(413, { code: 'importManyColumns', params });
}

function checked(headings: string[], rows: SheetRow[]): Sheet {
  if (headings.length === 0) throw invalidInput({ file: { code: 'importEmpty' } });
  if (rows.length === 0) throw invalidInput({ file: { code: 'importNoRows' } });
  return {
    headings,
    rows: rows.map(({ row, cells }) => ({
      row,
      cells: [
        ...headings.map((_, index) => cells[index] ?? ''),
        ...withoutTail(cells.slice(headings.length)),
      ],
    })),
  };
}
