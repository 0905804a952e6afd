import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import type { Company } from 'shared-api/contract/company/company';
import { fieldsOf } from 'shared-api/contract/fields/fieldsOf';
import { routes } from 'shared-api/contract/pages/paths';
import { sitePages } from 'shared-api/contract/pages/sitePages';
import { buildings } from 'shared-api/contract/quotes/buildings';
import { emptyForm, requestOf, type FormText } from 'shared-api/contract/quotes/formText';
import { quoteKindNames, quoteSchemaOf } from 'shared-api/contract/quotes/kinds';
import { inLanguage } from 'shared-api/contract/values/language';
import { wordsOf } from '../../../scripts/product/wordsOf.ts';
import { openInvoice } from '../../support/openInvoice.ts';
import { fillCard, linkOf, pay, receipt } from '../../support/payment.ts';
import { carpet, fromNetwork } from '../../support/quotes.ts';
import { expect, openTakenOver, test } from '../../support/test.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const company = JSON.parse(read('server/company.json')) as Company;

/** Words that are written alike in both languages. */
const alike = new Set([
  ...[
    'Commercial',
    'CVC',
    'Date',
    'Garage',
    'Mastercard',
    'Menu',
    'Message',
    'MM',
    'Non-discrimination',
    'Pause',
    'Photos',
    'Service',
  ],
  ...['Services', 'Silicone', 'Total', 'Visa'],
]);

/** What is called the same in each language: the company, people, places, clients, residences, buildings. */
const names = [
  ...[company.name, company.legalName, company.email, company.eTransferEmail],
  ...[company.address.street, company.address.city, company.address.province],
  ...Object.values(company.brands).map(({ name }) => name),
  ...company.social.map(({ name }) => name),
  ...(company.people ?? []).map(({ name }) => name),
  ...(company.reviews ?? []).map(({ author, place }) => `${author}, ${place}`),
  ...(company.serviceArea ?? []).map(({ place }) => place),
  ...buildings.map(({ name }) => name),
  ...['clients', 'residences'].flatMap((file) =>
    Array.from(
      read(`public-site/src/media/${file}.ts`).matchAll(/name: '([^']+)'/g),
      ([, name = '']) => name,
    ),
  ),
].sort((a, b) => b.length - a.length);

/** Words that stand in both pages and are no names. */
function sameIn(english: string, french: string): string[] {
  const there = new Set(wordsOf(french));
  const same = new Set(wordsOf(english).filter((words) => there.has(words)));
  return [...same].filter((words) => {
    // Names are kept on one line by spaces that do not break.
    const plain = words.replaceAll('\u00a0', ' ');
    const rest = names.reduce((left, name) => left.replaceAll(name, ''), plain);
    return rest
      .split(' – ')
      .map((word) => word.trim())
      .some((word) => /[a-z]{2}/i.test(word) && !alike.has(word));
  });
}

/** A page in each language, asked for or sent a form, as one with files where it may have some. */
async function both(
  request: APIRequestContext,
  address: string,
  form?: FormText,
  hasFiles = false,
): Promise<{ statuses: number[]; same: string[] }> {
  const ask = (at: string) =>
    form ? request.post(at, hasFiles ? { multipart: form } : { form }) : request.get(at);
  const english = await ask(address);
  const french = await ask(inLanguage('fr', address));
  return {
    statuses: [english.status(), french.status()],
    same: sameIn(await english.text(), await french.text()),
  };
}

test('no page says in French what it says in English', async ({ request }) => {
  for (const address of sitePages) {
    expect.soft(await both(request, address), address).toEqual({ statuses: [200, 200], same: [] });
  }
  for (const address of [
    '/nowhere',
    '/services/Janitorial/Nothing',
    '/quote-answer/none',
    '/payment-receipt/none',
    '/request-sent/none',
  ]) {
    expect.soft(await both(request, address), address).toEqual({ statuses: [404, 404], same: [] });
  }
});

test('no refusal of a form without scripts is in the other language', async ({ request }) => {
  const forms = quoteKindNames.flatMap((kind): [string, FormText][] => {
    const schema = quoteSchemaOf(kind);
    const address = `${routes.allQuotes()}?kind=${kind}`;
    const tooMuch = fieldsOf(schema).map(({ name, kind: sort }) => [
      name,
      sort === 'counter' ? '99.3' : sort === 'email' ? 'nobody' : '0',
    ]);
    return [
      [address, emptyForm(schema)],
      [address, Object.fromEntries(tooMuch) as FormText],
    ];
  });
  for (const [address, form] of [...forms, [routes.contact(), {}] as [string, FormText]]) {
    expect
      .soft(await both(request, address, form), address)
      .toEqual({ statuses: [400, 400], same: [] });
  }
});

test.describe('from a network of its own', () => {
  test.use(fromNetwork(5));

  test('a visit is refused and promised in the language of its page', async ({ request }) => {
    const right = {
      name: 'Zoé',
      phone: '519-555-0101',
      email: 'zoe@example.com',
      address: '12, rue Erb',
      postalCode: 'N2L 1T2',
      message: '7 m²',
      day: '',
      time: 'Morning',
    };
    const wrong = { ...right, phone: '1', email: 'zoe', postalCode: '90210', day: '2020-01-02' };
    for (const form of [{}, wrong, { ...right, message: ' ' }]) {
      const refused = await both(request, '/services/Janitorial/Power%20Wash', form, true);
      expect.soft(refused, JSON.stringify(form)).toEqual({ statuses: [400, 400], same: [] });
    }
    const sent = await both(request, '/services/Janitorial/Power%20Wash', right, true);
    expect(sent).toEqual({ statuses: [200, 200], same: [] });
  });
});

test('whether we come to a postal code is said in the language of the page', async ({
  request,
}) => {
  for (const [postalCode, status] of [
    ['N2L 3G1', 200],
    ['H2X', 200],
    ['Waterloo', 400],
  ] as const) {
    const answer = await both(request, `${carpet}?area`, { postalCode });
    expect.soft(answer, postalCode).toEqual({ statuses: [status, status], same: [] });
  }
});

test('a receipt and a link that was paid are in the language of their page', async ({
  page,
  request,
}) => {
  const link = linkOf(await openInvoice(request));
  expect(await both(request, link)).toEqual({ statuses: [200, 200], same: [] });
  await openTakenOver(page, link);
  await fillCard(page);
  await pay(page);
  await expect(page).toHaveURL(receipt);
  const { pathname } = new URL(page.url());
  expect(await both(request, pathname)).toEqual({ statuses: [200, 200], same: [] });
});

test('what is wrong is said in French by the browser and by the server', async ({ page }) => {
  await openTakenOver(page, '/fr/services/Janitorial/Carpet');
  await page.getByRole('button', { name: 'Obtenir ma soumission' }).click();
  await expect(page.getByText('Choisissez une date.').first()).toBeVisible();
  await expect(page.getByText('Choisissez au moins un service.').first()).toBeVisible();
  await expect(page.getByText('Entrez une adresse de courriel valide.').first()).toBeVisible();
});

test('a choice reads as in French and is sent as in English', async ({ page }) => {
  await openTakenOver(page, '/fr/services/Contracting/Floor');
  const floor = page.getByLabel('Plancher à poser');
  await floor.selectOption({ label: 'Bois franc' });
  await expect(floor).toHaveValue('Hardwood');
});

test('a quote and a message are answered in French', async ({ request }) => {
  const schema = quoteSchemaOf('grout');
  const form: FormText = { ...emptyForm(schema), room: '3', email: 'visiteuse@example.com' };
  expect(requestOf(schema, form, company.timeZone)).toMatchObject({ room: 3 });
  const answers = await Promise.all(
    ['', '/fr'].map(async (prefix) => {
      const answer = await request.post(`${prefix}${routes.allQuotes()}?kind=grout`, { form });
      expect(answer.url()).toContain(`${prefix}/quote-answer/`);
      return answer.text();
    }),
  );
  expect(sameIn(answers[0] ?? '', answers[1] ?? '')).toEqual([]);
  // The address of an answer has a page in each language, too.
  const { url } = await request
    .post(`${routes.allQuotes()}?kind=grout`, { form })
    .then((sent) => ({ url: new URL(sent.url()).pathname }));
  expect(await both(request, url)).toEqual({ statuses: [200, 200], same: [] });
  expect(answers[1]).toMatch(/\d,\d\d\u00a0\$/);
  const message = {
    name: 'Zoé',
    email: 'zoe@example.com',
    subject: '',
    phone: '',
    message: 'Allô',
  };
  const contact = await both(request, routes.contact(), message);
  expect(contact).toEqual({ statuses: [200, 200], same: [] });
});
