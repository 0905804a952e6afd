import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { changeOrderCalls } from 'shared-api/contract/calls/quotes/changeOrders';
import { documentCalls } from 'shared-api/contract/calls/documents';
import { answerCalls } from 'shared-api/contract/calls/quotes';
import { companyDay } from 'shared-api/contract/company/companyTime';
import { isDay } from 'shared-api/contract/fields/isDay';
import { may } from 'shared-api/contract/staff/permissions';
import type { Language } from 'shared-api/contract/values/language';
import { askedLanguage } from '../http/askedLanguage.ts';
import { issueInvoices } from '../billing/issueInvoices.ts';
import type { Database } from '../db/Database.ts';
import { quoteLanguage } from '../db/readerLanguages.ts';
import {
  changeOrderPdf,
  creditNotePdf,
  invoicePdf,
  statementPdf,
  tryDraft,
  type DocumentContext,
} from '../documents/pdfs.ts';
import { quotePdf } from '../documents/quotePdfs.ts';
import { documentTexts } from '../documents/texts.ts';
import {
  clientStatement,
  statementCsv,
  type Statement,
} from '../documents/statements/statement.ts';
import type { Input } from '../http/handle.ts';
import type { Staff } from '../session/sessions.ts';
import { HttpError, invalidInput } from '../HttpError.ts';

interface Options extends DocumentContext {
  database: Database;
}

/** The office works in English, whatever language a document is in. */
const officeFiles = documentTexts.en.files;

/** Quotes that a visitor's address may download in a minute: each is written anew. */
const visitorLimit = { config: { rateLimit: { max: 20, timeWindow: '1 minute' } } };

/**
 * Documents to download (docs/product/calls.md), for Admins; a quote also for whoever knows the secret of
 * its answer.
 */
export const downloadRoutes: FastifyPluginAsync<Options> = async (app, context) => {
  const { database, company } = context;

  /** A draft has no number: it is addressed by its id, `draft-12`, and issued by the download. */
  async function numberOf(name: string, { username: who, role }: Staff): Promise<number> {
    if (/^\d{5}$/.test(name)) return Number(name);
    const id = /^draft-(\d{1,9})$/.exec(name)?.[1];
    if (id === undefined) throw noInvoice(name);
    if (!may(role, 'money')) {
      throw new HttpError(403, { code: 'forbidden', params: { needed: 'money', role } });
    }
    // Issued numbers are never reused, so render it as a trial first.
    await tryDraft(context, Number(id));
    return database.transaction(async (connection) => {
      const today = companyDay(Date.now() / 1000, company.timeZone);
      await issueInvoices(connection, [Number(id)], today, who);
      const { rows } = await connection.query<{ number: number }>(
        'SELECT invoice_number AS number FROM invoices WHERE id = $1',
        [Number(id)],
      );
      const [invoice] = rows;
      if (!invoice) throw noInvoice(name);
      return invoice.number;
    });
  }

  app.handle(documentCalls.invoiceFile, async ({ staff, params }, _request, reply) => {
    const number = await numberOf(params.number, staff);
    const pdf = await invoicePdf(context, number);
    if (!pdf) throw noInvoice(number);
    return reply
      .header('content-disposition', `attachment; filename="${officeFiles.invoice(number)}"`)
      .type('application/pdf')
      .send(pdf);
  });

  app.handle(documentCalls.quoteFile, async ({ params: { number } }, _request, reply) => {
    const pdf = /^\d{5}$/.test(number) ? await quotePdf(context, Number(number)) : undefined;
    if (!pdf)
      throw new HttpError(404, { code: 'noDocument', params: { kind: 'quote', name: number } });
    return reply
      .header('content-disposition', `attachment; filename="${officeFiles.quote(Number(number))}"`)
      .type('application/pdf')
      .send(pdf);
  });

  app.handle(documentCalls.creditNoteFile, ({ params }, _request, reply) =>
    sendCreditNote(context, params.number, reply),
  );

  app.handle(changeOrderCalls.changeOrderFile, ({ params }, _request, reply) =>
    sendChangeOrder(context, params.number, reply),
  );

  app.handle(
    answerCalls.quoteAnswerFile,
    ({ params, query }, _request, reply) =>
      sendAnswerFile(context, params.secret, askedLanguage(query), reply),
    visitorLimit,
  );

  async function statementOf({ params, query }: StatementInput): Promise<Statement> {
    const { clientId } = params;
    const statement = /^\d{1,9}$/.test(clientId)
      ? await clientStatement(database, Number(clientId), spanOf(query))
      : undefined;
    if (!statement)
      throw new HttpError(404, {
        code: 'noSuchRecord',
        params: { entity: 'clients', id: clientId },
      });
    return statement;
  }

  app.handle(documentCalls.statementCsv, async (input, _request, reply) => {
    const statement = await statementOf(input);
    return reply
      .header('content-disposition', `attachment; filename="${fileOf(input)}.csv"`)
      .type('text/csv; charset=utf-8')
      .send(statementCsv(statement));
  });

  app.handle(documentCalls.statementPdf, async (input, _request, reply) => {
    const statement = await statementOf(input);
    return reply
      .header('content-disposition', `attachment; filename="${fileOf(input)}.pdf"`)
      .type('application/pdf')
      .send(await statementPdf(context, statement, spanOf(input.query)));
  });
};

/** @param number of a quote and which of its change orders: `10234-O1` */
async function sendChangeOrder(
  context: Options,
  number: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const [, quote, position] = /^(\d{5})-O(\d{1,4})$/.exec(number) ?? [];
  const pdf =
    quote === undefined
      ? undefined
      : await changeOrderPdf(context, Number(quote), Number(position));
  if (!pdf) {
    const params = { kind: 'change order', name: number } as const;
    throw new HttpError(404, { code: 'noDocument', params });
  }
  return reply
    .header('content-disposition', `attachment; filename="${officeFiles.changeOrder(number)}"`)
    .type('application/pdf')
    .send(pdf);
}

/** @param number of an invoice and which of its credits: `10234-C1` */
async function sendCreditNote(
  context: Options,
  number: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const [, invoice, position] = /^(\d{5})-C(\d{1,4})$/.exec(number) ?? [];
  const pdf =
    invoice === undefined
      ? undefined
      : await creditNotePdf(context, Number(invoice), Number(position));
  if (!pdf) {
    const params = { kind: 'credit note', name: number } as const;
    throw new HttpError(404, { code: 'noDocument', params });
  }
  return reply
    .header('content-disposition', `attachment; filename="${officeFiles.creditNote(number)}"`)
    .type('application/pdf')
    .send(pdf);
}

/** Sends a quote to whoever knows the secret of its answer. */
async function sendAnswerFile(
  context: Options,
  secret: string,
  language: Language | undefined,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { rows } = await context.database.query<{ number: number; own: Language }>(
    `SELECT q.number, ${quoteLanguage} AS own
     FROM quotes q LEFT JOIN clients c ON c.id = q.client_id WHERE q.answer_secret = $1`,
    [secret],
  );
  const [quote] = rows;
  const pdf = quote && (await quotePdf(context, quote.number, language));
  if (!pdf) throw new HttpError(404, { code: 'noSuchQuoteAnswer' });
  const name = documentTexts[language ?? quote.own].files.quote(quote.number);
  return reply
    .headers({
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
    .type('application/pdf')
    .send(pdf);
}

type StatementInput = Pick<Input<typeof documentCalls.statementCsv>, 'params' | 'query'>;

const fileOf = ({ params }: StatementInput): string => `statement-${params.clientId}`;

/** The period of a statement; unbounded unless `from` or `to` is given. */
function spanOf(query: Record<string, unknown>): { from: string; to: string } {
  const { from = '0001-01-01', to = '9999-12-31', ...rest } = query;
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined) {
    throw invalidInput({ [unknown]: { code: 'unknownParameter', params: { name: unknown } } });
  }
  for (const [name, day] of Object.entries({ from, to })) {
    // PostgreSQL has no year 0.
    if (typeof day !== 'string' || !isDay(day) || day < '0001') {
      throw invalidInput({ [name]: { code: 'notDay' } });
    }
  }
  return { from: String(from), to: String(to) };
}

const noInvoice = (name: string | number): HttpError =>
  new HttpError(404, { code: 'noDocument', params: { kind: 'invoice', name } });
