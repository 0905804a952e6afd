/** The documents that worker threads write; reading the database is left to the main thread. */
import type { Company } from 'shared-api/contract/company/company';
import type { Language } from 'shared-api/contract/values/language';
import type { Report } from './reports/Report.ts';
import { writeReport } from './reports/writeReport.ts';
import type { Statement } from './statements/statement.ts';
import { writeChangeOrder, type ChangeOrderRow } from './writeChangeOrder.ts';
import { writeCreditNote, type CreditNoteRow } from './writeCreditNote.ts';
import { writeDepositRequest, type DepositRequestRow } from './deposits/writeDepositRequest.ts';
import { writeInvoice, type InvoiceRow } from './writeInvoice.ts';
import { writeQuote, type QuoteRow } from './writeQuote.ts';
import { writeReceipt, type ReceiptRow } from './writeReceipt.ts';
import { writeStatement } from './statements/writeStatement.ts';

interface Input {
  language: Language;
  company: Company;
}

export const invoice = (input: Input & { invoice: InvoiceRow }): Promise<Uint8Array> =>
  writeInvoice(input.language, input.company, input.invoice);

export const quote = (input: Input & { quote: QuoteRow }): Promise<Uint8Array> =>
  writeQuote(input.language, input.company, input.quote);

export const changeOrder = (input: Input & { order: ChangeOrderRow }): Promise<Uint8Array> =>
  writeChangeOrder(input.language, input.company, input.order);

export const creditNote = (input: Input & { credit: CreditNoteRow }): Promise<Uint8Array> =>
  writeCreditNote(input.language, input.company, input.credit);

export const depositRequest = (
  input: Input & { request: DepositRequestRow },
): Promise<Uint8Array> => writeDepositRequest(input.language, input.company, input.request);

export const receipt = (input: Input & { receipt: ReceiptRow }): Promise<Uint8Array> =>
  writeReceipt(input.language, input.company, input.receipt);

export const statement = (
  input: Input & { statement: Statement; span: { from: string; to: string } },
): Promise<Uint8Array> =>
  writeStatement(input.language, input.company, input.statement, input.span);

export const report = (input: Input & { report: Report }): Promise<Uint8Array> =>
  writeReport(input.language, input.company, input.report);
