/** The documents that worker threads write; reading the database is left to the main thread. */
import type { Company } from 'shared-api/contract/company/company';
import type { Language } from 'shared-api/contract/values/language';
import type { Statement } from './statement.ts';
import { writeInvoice, type InvoiceRow } from './writeInvoice.ts';
import { writeQuote, type QuoteRow } from './writeQuote.ts';
import { writeStatement } from './writeStatement.ts';

interface Input {
  language: Language;
  company: Company;
}

export const invoice = (input: Input & { invoice: InvoiceRow }): Promise<Uint8Array> =>
  writeInvoice(input.language, input.company, input.invoice);

export const quote = (input: Input & { quote: QuoteRow }): Promise<Uint8Array> =>
  writeQuote(input.language, input.company, input.quote);

export const statement = (
  input: Input & { statement: Statement; span: { from: string; to: string } },
): Promise<Uint8Array> =>
  writeStatement(input.language, input.company, input.statement, input.span);
