import type { StatementOutcome } from 'shared-api/contract/billing/bank';
import type { TestServer } from './testServer.ts';

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

/** Uploads a statement file as an Admin. */
export async function uploadTo(
  server: TestServer,
  content: string | Buffer,
  name = 'a.ofx',
): Promise<{ status: number; file: StatementOutcome; message: string }> {
  const { status, body } = await server.call(
    'POST',
    `bank-statements/?name=${encodeURIComponent(name)}`,
    {
      as: 'Admin',
      body: Buffer.from(content),
      headers: { 'content-type': 'application/octet-stream' },
    },
  );
  const { files, message } = body as { files: [StatementOutcome]; message: string };
  return { status, file: files[0], message };
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
  await server.database.query(
    `DELETE FROM payments; TRUNCATE bank_transactions CASCADE; DELETE FROM statement_files;
     DELETE FROM csv_mappings; DELETE FROM invoices`,
  );
}
