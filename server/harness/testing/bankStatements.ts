import { companyDay } from 'shared-api/contract/company/companyTime';
import type { StatementOutcome } from 'shared-api/contract/billing/bankImports';
import type { TestServer } from './testServer.ts';
import { clearMoney } from './clearMoney.ts';

/** A line of an OFX file of an account. */
export interface OfxLine {
  id?: string;
  day: string;
  amount: string;
  name: string;
  memo?: string;
  type?: string;
}

/**
 * An OFX file as a bank writes it.
 * @param made when the bank says that it made the file, `20260301120000`
 */
export const ofxOfLines = (lines: readonly OfxLine[], made = '', account = '100288842'): string =>
  `OFXHEADER:100
DATA:OFXSGML
VERSION:102
ENCODING:UTF-8
CHARSET:NONE

<OFX><SIGNONMSGSRSV1><SONRS>${made === '' ? '' : `<DTSERVER>${made}`}</SONRS></SIGNONMSGSRSV1>
<BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>CAD<BANKACCTFROM><BANKID>8<ACCTID>${account}</BANKACCTFROM><BANKTRANLIST>
${lines
  .map(
    ({ id, day, amount, name, memo, type = 'DEBIT' }) =>
      `<STMTTRN><TRNTYPE>${type}<DTPOSTED>${day.replaceAll('-', '')}<TRNAMT>${amount}${id === undefined ? '' : `<FITID>${id}`}<NAME>${name}${memo === undefined ? '' : `<MEMO>${memo}`}</STMTTRN>`,
  )
  .join('\n')}
</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;

/** Day, dollars, name, and the bank's word for the type. */
export type StatementRow = [day: string, amount: string, name: string, type?: string];

/** An OFX file whose lines have ids by day and position. */
export const ofxOfRows = (rows: readonly StatementRow[], account?: string): string =>
  ofxOfLines(
    rows.map(([day, amount, name, type = 'DEBIT'], index) => ({
      id: `${day}-${index}`,
      day,
      amount,
      name,
      type,
    })),
    '',
    account,
  );

/** A CSV file. Without references, identical lines on one day cannot be told apart. */
export const csvOfRows = (rows: readonly StatementRow[]): string =>
  [
    'Date,Description,Amount',
    ...rows.map(([day, amount, name]) => `${day},${name},${amount}`),
  ].join('\n');

export type FileToUpload = [
  content: string | Buffer,
  name?: string,
  query?: { account?: string; mapping?: string },
];

/** Uploads a statement file as an Admin. */
export async function uploadTo(
  server: TestServer,
  ...[content, name = 'a.ofx', query = {}]: FileToUpload
): Promise<{ status: number; file?: StatementOutcome; message: string; errors: unknown }> {
  const { status, body } = await server.call(
    'POST',
    `bank-statements/?${new URLSearchParams({ name, ...query }).toString()}`,
    {
      as: 'Admin',
      body: Buffer.from(content),
      headers: { 'content-type': 'application/octet-stream' },
    },
  );
  const { files, message, errors } = body as {
    files?: [StatementOutcome];
    message: string;
    errors?: object;
  };
  return { status, ...(files && { file: files[0] }), message, errors };
}

/** How many bank transactions are stored. */
export async function storedCount(server: TestServer): Promise<number> {
  const { rows } = await server.database.query<{ n: number }>(
    'SELECT count(*) AS n FROM bank_transactions',
  );
  return rows[0]?.n ?? 0;
}

/** A day of this month or of one before, by the company's calendar. */
export function monthsAgo({ company }: TestServer, months: number, day: number): string {
  const today = companyDay(Date.now() / 1000, company.timeZone);
  const [year = 0, month = 0] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - months, day)).toISOString().slice(0, 10);
}

/** The stored lines, in an order of their own: id, day, dollars, words. */
export async function storedLines(server: TestServer): Promise<string[]> {
  const { rows } = await server.database.query<Record<string, string>>(
    `SELECT concat_ws(' ', reference, day, cents / 100.0, description) AS line
     FROM bank_transactions ORDER BY 1`,
  );
  return rows.map(({ line = '' }) => line.replace(/(\.\d\d)\d+/, '$1'));
}

/** Takes away all that statements have brought. */
export async function forgetStatements(server: TestServer): Promise<void> {
  await clearMoney(server.database, ['bank_transactions']);
  await server.database.query(
    `DELETE FROM statement_files; DELETE FROM bank_accounts; DELETE FROM csv_mappings;
     DELETE FROM bank_rules`,
  );
}
