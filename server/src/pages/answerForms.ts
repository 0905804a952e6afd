import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Company } from 'shared-api/contract/company/company';
import { contactSchema } from 'shared-api/contract/site/contact';
import type {
  ContactPageData,
  PaymentReceiptPageData,
  QuoteAnswerPageData,
  QuotePageData,
  ServicePageData,
  VisitPageData,
} from 'shared-api/contract/pages/pageData';
import { splitLanguage, type Language } from 'shared-api/contract/values/language';
import { routes } from 'shared-api/contract/pages/paths';
import { validate } from 'shared-api/contract/fields/schemas';
import type { FormText } from 'shared-api/contract/quotes/formText';
import { takeMessage } from '../contact/takeMessage.ts';
import type { Database } from '../db/Database.ts';
import { errorsIn, HttpError } from '../HttpError.ts';
import { languageOf } from '../languageOf.ts';
import type { QueueMail } from '../mail/queueMail.ts';
import { paymentStatus } from '../payments/attempts.ts';
import type { PhotoKeeper } from '../photos/PhotoKeeper.ts';
import { pageDataOf, type PageDataSources } from './pageDataOf.ts';
import type { ComposePage } from './pages.ts';

/** What forms are answered from. */
export interface FormContext extends PageDataSources {
  database: Database;
  company: Company;
  queueMail: QueueMail;
  photos: PhotoKeeper;
  composePage: ComposePage;
}

const emptyMessage = { name: '', email: '', subject: '', phone: '', message: '' };

/** Takes a message from the contact form. */
export async function answerMessage(
  context: FormContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const values = textsOf(request.body);
  const { value, errors } = validate(contactSchema, { ...emptyMessage, ...values });
  const page: ContactPageData = { path: routes.contact(), values };
  if (errors) page.errors = errorsIn(languageOf(request), errors, contactSchema);
  else {
    try {
      page.message = await takeMessage(context, value, request, languageOf(request));
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      page.failure = error.bodyIn(languageOf(request)).message;
    }
  }
  const status = page.message !== undefined ? 200 : errors ? 400 : 405;
  return sendPage(context, reply, status, page);
}

/** Whether the company works at a postal code; the page itself says so from what was typed. */
export async function answerArea(
  context: FormContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { language, path } = splitLanguage(pathOf(request));
  const { postalCode = '' } = textsOf(request.body);
  const shown = await pageDataOf(context, path, language);
  return sendPage(context, reply, 200, { ...shown.page, path, postalCode });
}

/** The receipt of a payment at the address that its key makes. */
export async function showReceipt(
  context: FormContext,
  key: string,
  language: Language,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const path = routes.paymentReceipt(key);
  const payment = await paymentStatus(context.database, key, language);
  // Links on it must not give its key away.
  void reply.header('referrer-policy', 'no-referrer');
  return sendPage(context, reply, payment ? 200 : 404, payment ? { path, payment } : { path });
}

/** A page without its prices if the rate card could never be read. */
type WithoutPrices<Page extends ServicePageData> = Omit<Page, 'fromPrices'> &
  Partial<Pick<Page, 'fromPrices'>>;

/** Answers with a page that is for its reader alone. */
export async function sendPage(
  { composePage }: FormContext,
  reply: FastifyReply,
  status: number,
  page:
    | QuotePageData
    | QuoteAnswerPageData
    | ContactPageData
    | PaymentReceiptPageData
    | WithoutPrices<ServicePageData>
    | WithoutPrices<VisitPageData>,
): Promise<FastifyReply> {
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    .type('text/html; charset=utf-8')
    .send(await composePage(reply.request, reply, pathOf(reply.request), page));
}

/** The path that was asked for, with its language. */
export const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '/';

/** The text fields of a form body; repeated and non-text fields are left out. */
export function textsOf(body: unknown): FormText {
  if (typeof body !== 'object' || body === null) return {};
  return Object.fromEntries(
    Object.entries(body as Record<string, unknown>).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}
