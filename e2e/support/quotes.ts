import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import type { QuoteAnswer } from 'shared-api/contract/quotes/priceAnswers';
import { asAdmin } from './admin.ts';

/** The service page that most quote tests use. */
export const carpet = '/services/Janitorial/Carpet';

const begun = Date.now();

/** A day that is neither blocked nor within the rush hours; the same one past midnight. */
export const inAMonth = (): string => new Date(begun + 30 * 86_400_000).toISOString().slice(0, 10);

/** A day within the rush hours. */
export const tomorrow = (): string => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

/** The form's note when the day is within the rush hours. */
export const rushNote = 'An extra fee applies if service is needed within the next 72 hours.';

/**
 * Options of a file that asks for many quotes: its visitors come from a network of their own, since a
 * network may ask for 30 an hour (docs/product/limits.md).
 * @param part last part of the network's address, another one in each file
 */
export const fromNetwork = (part: number): { extraHTTPHeaders: Record<string, string> } => ({
  extraHTTPHeaders: { 'x-forwarded-for': `203.0.113.${part}` },
});

/** A visitor's address that no other test uses. */
export const email = (name: string): string => `${name}-${randomUUID().slice(0, 13)}@example.com`;

/** Asks for an instant quote over $ 166.11 beside the browser. */
export async function askForQuote(
  request: APIRequestContext,
  from: string,
  day = inAMonth(),
): Promise<QuoteAnswer> {
  const answer = await request.post('/api/carpet-quote/', {
    data: {
      timestamp: Date.parse(`${day}T16:00:00Z`) / 1000,
      room: 3,
      stairCase: 0,
      basement: false,
      email: from,
      formKey: randomUUID(),
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as QuoteAnswer;
}

/** Scrolls an element into the middle of the window. */
export const showInMiddle = (page: Page, element: Locator): Promise<void> =>
  element.evaluate((node) => node.scrollIntoView({ block: 'center' })).then(() => settled(page));

/** Waits until the browser has painted twice: it moves a page to keep its place before that. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

/** A quote as the office has it, to be changed there. */
export async function quoteInOffice(request: APIRequestContext, { number }: QuoteAnswer) {
  const admin = await asAdmin(request);
  const { results } = (await admin.read(`quotes/search/?q=${number}`)) as unknown as {
    results: { id: number }[];
  };
  const quote = await admin.read(`quotes/${String(results[0]?.id)}/`);
  return {
    id: quote.id,
    headers: admin.headers,
    change: async (fields: object): Promise<void> => {
      const data = { ...quote, ...fields };
      const saved = await request.put(`/api/quotes/update/${quote.id}/`, {
        headers: admin.headers,
        data,
      });
      expect(saved.status(), await saved.text()).toBe(200);
    },
  };
}

/** A token of a card, as a browser gets it. */
export async function cardToken(request: APIRequestContext, number: string): Promise<unknown> {
  const settings = (await (await request.get('/api/payment-settings/')).json()) as {
    providerUrl: string;
    publishableKey: string;
  };
  const answer = await request.post(`${settings.providerUrl}/v1/tokens`, {
    headers: { authorization: `Bearer ${settings.publishableKey}` },
    form: {
      'card[number]': number,
      'card[exp_month]': '12',
      'card[exp_year]': '2040',
      'card[cvc]': '123',
    },
  });
  return answer.json();
}

/** Pays all of a quote by card, beside the browser. @returns the key of the payment */
export async function payForQuote(
  request: APIRequestContext,
  { number, total }: QuoteAnswer,
): Promise<string> {
  const key = randomUUID();
  const paid = await request.post('/api/process-payment/', {
    data: {
      token: await cardToken(request, '4242424242424242'),
      amount: total.toFixed(2),
      invoice: String(number),
      key,
    },
  });
  expect(paid.status(), await paid.text()).toBe(200);
  return key;
}

/** Gives the one payment of a quote back, as the office does who calls it off. */
export async function giveQuoteBack(request: APIRequestContext, quote: QuoteAnswer): Promise<void> {
  const { id, headers } = await quoteInOffice(request, quote);
  const payments = await request.get(`/api/payments/?quoteId=${id}`, { headers });
  const { results } = (await payments.json()) as { results: { id: number }[] };
  const refund = await request.post('/api/refunds/', {
    headers,
    data: {
      key: randomUUID(),
      paymentId: results[0]?.id,
      creditId: null,
      amount: quote.total,
      method: 'card',
      reference: '',
      reason: 'The visit was cancelled',
    },
  });
  expect(refund.status(), await refund.text()).toBe(201);
}
