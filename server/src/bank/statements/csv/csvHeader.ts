import type { NeededColumn } from '../../reasons/texts.en.ts';
import { headersByRole, isColumnName } from './csvNames.ts';
import { headerLines, type CsvRow } from './csvRows.ts';
import { readDay } from '../days.ts';
import { limits } from '../limits.ts';
import type { ColumnMapping } from '../statement.ts';
import { StatementError } from '../StatementError.ts';
import { excerpt } from '../text.ts';

/** A mapping whose date order may still have to be inferred from the rows. */
export type Columns = Omit<ColumnMapping, 'dayFormat'> & Partial<Pick<ColumnMapping, 'dayFormat'>>;

interface Header {
  /** Its row number. */
  index: number;
  headers: string[];
  columns: Columns;
}

/** Guesses the columns by their names, or says which are missing. */
function guessColumns(
  headers: readonly string[],
): { columns: Columns } | { missing: NeededColumn[] } {
  const headersFor = headersByRole(headers);
  const [day] = headersFor('day');
  const [amount] = headersFor('amount');
  const [moneyIn] = headersFor('moneyIn');
  const [moneyOut] = headersFor('moneyOut');
  const [counterparty] = headersFor('counterparty');
  const [reference] = headersFor('reference');
  const [kind] = headersFor('kind');
  const [check] = headersFor('check');
  const [currency] = headersFor('currency');
  const [account] = headersFor('account');
  const description = headersFor('description');

  const inAndOut = moneyIn !== undefined && moneyOut !== undefined ? { moneyIn, moneyOut } : {};
  const money = 'moneyIn' in inAndOut || amount === undefined ? inAndOut : { amount };
  const missing: NeededColumn[] = [
    ...(day === undefined ? (['day'] as const) : []),
    ...(Object.keys(money).length === 0 ? (['amount'] as const) : []),
    ...(description.length === 0 && counterparty === undefined ? (['description'] as const) : []),
  ];
  if (day === undefined || missing.length > 0) return { missing };
  return {
    columns: {
      day,
      description,
      ...money,
      ...(counterparty !== undefined && { counterparty }),
      ...(reference !== undefined && { reference }),
      ...(kind !== undefined && { kind }),
      ...(check !== undefined && { check }),
      ...(currency !== undefined && { currency }),
      ...(account !== undefined && { account }),
    },
  };
}

function noHeader(candidates: readonly CsvRow[]): StatementError {
  const known = ({ cells }: CsvRow) => cells.filter(isColumnName).length;
  const [first, ...others] = candidates;
  const best = others.reduce(
    (chosen, row) => (chosen && known(row) <= known(chosen) ? chosen : row),
    first,
  );
  const headers = best?.cells ?? [];
  if (!best || headers.some((cell) => readDay(cell, 'mdy') ?? readDay(cell, 'dmy'))) {
    return new StatementError({ code: 'noHeader' });
  }
  const guess = guessColumns(headers);
  const missing = 'missing' in guess ? guess.missing : [];
  const columns = excerpt(headers.filter((header) => header !== '').join(', '), 500);
  return new StatementError(
    { code: 'columnsMissing', params: { missing, line: best.line, columns } },
    headers,
  );
}

/**
 * Finds the header row, below any title rows: the first with a remembered mapping or enough known
 * names.
 * @throws StatementError with the names found and what is missing
 */
export function findHeader(
  rows: readonly CsvRow[],
  remembered: (headers: string[]) => ColumnMapping | undefined,
): Header {
  const candidates = rows
    .slice(0, headerLines)
    .map((row, index) => ({ ...row, index }))
    .filter(({ cells }) => cells.length <= limits.columns)
    .filter(({ cells }) => cells.filter((cell) => cell !== '').length > 1);
  for (const { index, cells: headers } of candidates) {
    const mapping = remembered([...headers]);
    const absent = mapping && namesIn(mapping).find((name) => !headers.includes(name));
    if (absent !== undefined) {
      const columns = excerpt(headers.join(', '), 500);
      throw new StatementError(
        { code: 'columnGone', params: { column: absent, columns } },
        headers,
      );
    }
    if (mapping) return { index, headers, columns: mapping };
    const guess = guessColumns(headers);
    if ('columns' in guess) return { index, headers, columns: guess.columns };
  }
  throw noHeader(candidates);
}

/** The column names that a mapping uses. */
const namesIn = (mapping: ColumnMapping): string[] =>
  [
    mapping.day,
    ...mapping.description,
    mapping.counterparty,
    mapping.amount,
    mapping.moneyIn,
    mapping.moneyOut,
    mapping.reference,
    mapping.kind,
    mapping.check,
    mapping.currency,
    mapping.account,
  ].filter((name) => name !== undefined);
