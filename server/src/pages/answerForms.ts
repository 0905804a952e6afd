import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { checkoutSchema } from 'shared-api/contract/billing/payment';
import { isFinalRefusal } from 'shared-api/contract/billing/settlement';
import type { Company } from 'shared-api/contract/company/company';
import { areaAnswerOf } from 'shared-api/contract/company/serviceArea';
import { contactSchema } from 'shared-api/contract/site/contact';
import type {
  ContactPageData,
  PaymentPageData,
  PaymentReceiptPageData,
  QuoteAnswerPageData,
  QuotePageData,
  RequestSentPageData,
  ServicePageData,
  VisitPageData,
} from 'shared-api/contract/pages/pageData';
import { inLanguage, splitLanguage, type Language } from 'shared-api/contract/values/language';
import { routes } from 'shared-api/contract/pages/paths';
import { readPaymentLink } from 'shared-api/contract/pages/paymentLink';
import { readAmount, sentAmount } from 'shared-api/contract/values/typedAmounts';
import { validate } from 'shared-api/contract/fields/schemas';
import type { FormText } from 'shared-api/contract/quotes/formText';
import { takeMessage } from '../contact/takeMessage.ts';
import { contactTexts } from '../contact/texts.ts';
import type { Database } from '../db/Database.ts';
import { errorsIn, HttpError } from '../HttpError.ts';
import { asTyped } from '../http/formBounds.ts';
import { languageOf } from '../languageOf.ts';
import type { QueueMail, QueueMails } from '../mail/queueMail.ts';
import { checkDue } from '../payments/due/checkDue.ts';
import { pay } from '../payments/pay.ts';
import { comeBack } from '../payments/elsewhere.ts';
import { paymentStatus } from '../payments/paymentStatus.ts';
import { pageSeenBy } from '../payments/provider.ts';
import type { PhotoKeeper } from '../photos/PhotoKeeper.ts';
import { sentRequest } from '../visits/sentRequest.ts';
import { thanksForVisit } from '../visits/thanksForVisit.ts';
import { inSentences } from './inSentences.ts';
import { pageDataOf, type PageDataSources } from './pageDataOf.ts';
import type { ComposePage } from './pages.ts';

/** What forms are answered from. */
export interface FormContext extends PageDataSources {
  database: Database;
  company: Company;
  queueMail: QueueMail;
  queueMails: QueueMails;
  photos: PhotoKeeper;
  composePage: ComposePage;
}

const emptyMessage = { name: '', email: '', subject: '', phone: '', message: '' };

/** Leads to the page that confirms a message, or shows again what is wrong with its form. */
export async function answerMessage(
  context: FormContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const language = languageOf(request);
  const values = textsOf(request.body);
  const { value, errors } = validate(contactSchema, { ...emptyMessage, ...values });
  const page: ContactPageData = { path: routes.contact(), values };
  if (errors) {
    return sendPage(context, reply, 400, {
      ...page,
      errors: errorsIn(language, errors, contactSchema),
    });
  }
  try {
    const key = await takeMessage(context, value, request, language);
    return await reply.redirect(inLanguage(language, routes.requestSent(key)), 303);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return sendPage(context, reply, 405, { ...page, failure: error.bodyIn(language).message });
  }
}

/** Whether the company works at a postal code, or that there is none such; the page itself says so from what was typed. */
export async function answerArea(
  context: FormContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { language, path } = splitLanguage(pathOf(request));
  const { postalCode = '' } = textsOf(request.body);
  const shown = await pageDataOf(context, path, language);
  const answer = areaAnswerOf(context.company.serviceArea ?? [], postalCode);
  const status = answer.is === 'unreadable' ? 400 : 200;
  return sendPage(context, reply, status, { ...shown.page, path, postalCode });
}

/**
 * Begins a payment on the provider's page from a form sent without scripts; its own page then leads there. A
 * page of ours that redirected to the provider would have to be allowed to send forms there. Where cards are typed on
 * our page nothing can be paid without scripts: it says then whether the document is to be paid at all, as by
 * e-transfer.
 */
export async function answerPayment(
  context: FormContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { isSandbox, way } = context.provider.settings;
  const { language, path } = splitLanguage(pathOf(request));
  const { invoice = '', amount = '' } = textsOf(request.body);
  const read = readAmount(amount, language);
  const typed = read.is === 'amount' ? sentAmount(read) : read.is === 'empty' ? '' : amount;
  const asked = { invoice: numberIn(invoice), amount: typed, key: randomUUID() };
  // Without scripts the other language's page has them from its link.
  const link = readPaymentLink(`?number=${asked.invoice}&amount=${typed}`);
  const values = { invoice, amount };
  const page: PaymentPageData = { path, isSandbox, way, values, ...(link && { link }) };
  const { value, errors } = validate(checkoutSchema, asked);
  if (errors) {
    const found = errorsIn(language, errors, checkoutSchema);
    const failure = inSentences(Object.values(found));
    return sendPage(context, reply, 400, { ...page, errors: found, failure });
  }
  try {
    const attempt =
      way === 'providerPage'
        ? await pay(context, context.provider, request, value)
        : (await checkDue(context, request, { number: value.invoice, amount: value.amount })).open;
    if (!attempt) return await sendPage(context, reply, 200, { ...page, isDue: true });
    const { key } = attempt;
    return await reply.redirect(inLanguage(language, routes.paymentReceipt(key)), 303);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const refused = error.bodyIn(language);
    const why = isFinalRefusal(refused) ? { refused } : { failure: refused.message };
    return await sendPage(context, reply, error.status, { ...page, ...why });
  }
}

/** The number in what was typed, such as `#10234` or the `10234-D1` of a request; the page itself takes its digits alone. */
const numberIn = (typed: string): string => /^\D*(\d{5})(?:\D.*)?$/s.exec(typed)?.[1] ?? typed;

/**
 * The receipt of a payment at the address that its key makes. Whoever comes back from their bank or from the
 * provider's page brings parameters along, a secret of the provider's among them: what became of the payment
 * is asked for, and the address becomes the receipt's own.
 */
export async function showReceipt(
  context: FormContext,
  key: string,
  language: Language,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const path = routes.paymentReceipt(key);
  // Links on it must not give its key away.
  void reply.header('referrer-policy', 'no-referrer');
  const query = reply.request.query as Record<string, unknown>;
  if (Object.keys(query).length > 0) {
    await comeBack(context, context.provider, key, 'cancelled' in query);
    return reply.header('cache-control', 'no-store').redirect(inLanguage(language, path), 303);
  }
  const payment = await paymentStatus(context.database, context.company, key, language);
  if (!payment) return sendPage(context, reply, 404, { path });
  const continueAt = pageSeenBy(context.provider, reply.request.headers.host, payment.continueAt);
  return sendPage(context, reply, 200, { path, payment: { ...payment, continueAt } });
}

/** What the company has of a form, at the address that its key makes. */
export async function showSentRequest(
  context: FormContext,
  key: string,
  language: Language,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const path = routes.requestSent(key);
  const found = await sentRequest(context.database, key);
  void reply.header('referrer-policy', 'no-referrer');
  if (!found) return sendPage(context, reply, 404, { path });
  const { postalCode, ...sent } = found;
  const message =
    sent.of === 'visit'
      ? thanksForVisit(context.company, postalCode, language)
      : contactTexts[language].thanks;
  return sendPage(context, reply, 200, { path, sent: { ...sent, message } });
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
    | PaymentPageData
    | PaymentReceiptPageData
    | RequestSentPageData
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
    Object.entries(body as Record<string, unknown>).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, asTyped(value)]] : [],
    ),
  );
}
