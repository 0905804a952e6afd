import { expect, it } from '@jest/globals';
import { extractText } from 'unpdf';
import { readPdf } from '../../harness/testing/readPdf.ts';
import {
  invoice,
  invoiceLines,
  linksOf,
  read,
  said,
} from '../../harness/testing/sampleDocuments.ts';
import { company, quote, secret } from '../../harness/testing/quotes/sampleQuotes.ts';
import { writeInvoice } from './writeInvoice.ts';
import { writeQuote, type QuoteRow } from './writeQuote.ts';

it.each([
  ['an unpaid invoice', 'https://www.northbank.example/payment?number=10042&amount=1356.00'],
  ['an invoice paid in part', 'https://www.northbank.example/payment?number=10042&amount=856.00'],
  ["a staff's quote", 'https://www.northbank.example/payment?number=10043&amount=12500.00'],
])('%s leads to its payment with everything filled in', async (name, page) => {
  const links = linksOf(await read(name)).flatMap((link) => link.links);
  expect(links.filter(({ url }) => url === page)).toHaveLength(2);
  expect(links.map(({ url }) => url)).toEqual(
    expect.arrayContaining(['tel:+15195550142', 'mailto:hello@northbank.example']),
  );
});

it.each(['a paid invoice', 'a void invoice'])('%s asks for no payment', async (name) => {
  const pdf = await read(name);
  expect(linksOf(pdf).map(({ links: [link] }) => link?.url)).toEqual([
    'tel:+15195550142',
    'mailto:hello@northbank.example',
  ]);
  expect(said(pdf)).not.toContain('How to pay');
});

it.each([
  [
    'a quote whose price has run out',
    'The price of this quote was valid until October 22, 2026. For a new one, ask on our website',
  ],
  ['a quote that is invoiced', 'Please pay the invoice instead of the quote.'],
  ['a quote that was called off', 'We have refunded what was paid for this quote.'],
])('%s says so, and offers neither to book nor to pay it', async (name, why) => {
  const pdf = await read(name);
  expect(said(pdf)).toContain(why);
  expect(said(pdf)).not.toContain('To book it');
  const pages = linksOf(pdf).flatMap(({ links }) => links.map(({ url }) => url));
  expect(pages.filter((page) => page.includes('/payment'))).toEqual([]);
  expect(pages).toContain(`https://www.northbank.example/quote-answer/${secret}`);
});

it('a quote for a day after the last one of its price says until when it is to be booked', async () => {
  const late = { ...quote, requestedOn: '2027-02-01' };
  const note = 'Book by December 22, 2026, and this price holds for your day.';
  const written = async (row: QuoteRow): Promise<string> =>
    said(await readPdf(await writeQuote('en', company, row)));
  expect(await written(late)).toContain(note);
  expect(await written(quote)).not.toContain('Book by');
  expect(await written({ ...late, isInvoiced: true })).not.toContain('Book by');
  expect(await written({ ...late, received: late.price ?? 0 })).not.toContain('Book by');
});

it('a quote says until when its price holds, or when it was paid, and neither once it is invoiced or called off', async () => {
  const until = /Valid until|Valide jusqu’au/;
  expect(said(await read('a quote that is paid'))).toContain('Paid\nNovember 24, 2026');
  expect(said(await read('a quote that is paid', 'fr'))).toContain('Payée le\n24 novembre 2026');
  expect(said(await read('a quote that is paid'))).not.toMatch(until);
  expect(said(await read('a quote that is paid in part'))).toMatch(until);
  expect(said(await read('a quote that is invoiced'))).not.toMatch(until);
  expect(said(await read('a quote that was called off'))).not.toMatch(until);
});

it('an invoice that the payment page does not take says how else to pay', async () => {
  const pdf = await readPdf(
    await writeInvoice('en', company, { ...invoice, total: 100_000_00 + 1 }),
  );
  expect(said(pdf)).not.toContain('By card');
  expect(said(pdf)).toContain('By e-transfer to payments@northbank.example');
});

it('an instant quote holds what its mail holds, and leads to its own page', async () => {
  const pdf = await read('a carpet quote');
  for (const words of [
    'Clearwell Cleaning',
    'Carpet quote',
    'visitor@example.com',
    'November 22, 2026',
    'Requested day\nDecember 7, 2026',
    'Valid until\nDecember 22, 2026',
    'Total, tax included\n$ 853.15',
    'Carpet cleaning, room15$ 49.00$ 735.00',
    'HST 13%$ 98.15',
    '48 Regina Street North, Unit 5',
    'To book it or to ask for a change,open it on our website, reply to our e-mail or call',
  ]) {
    expect(said(pdf)).toContain(words);
  }
  expect(linksOf(pdf).map(({ links: [link] }) => link?.url)).toContain(
    `https://www.northbank.example/quote-answer/${secret}`,
  );
});

it('a French one holds the same in French', async () => {
  const pdf = await read('a carpet quote', 'fr');
  for (const words of [
    'Services d’entretien ménager',
    'Nettoyage de tapis',
    'Jour demandé\n7 décembre 2026',
    'Valide jusqu’au\n22 décembre 2026',
    'Total, taxes comprises\n853,15 $',
    'TVH 13 %98,15 $',
  ]) {
    expect(said(pdf)).toContain(words);
  }
  expect(linksOf(pdf).flatMap(({ links }) => links.map(({ url }) => url))).toEqual([
    'tel:+15195550142',
    'mailto:hello@northbank.example',
    `https://www.northbank.example/fr/quote-answer/${secret}`,
    `https://www.northbank.example/fr/quote-answer/${secret}`,
    'tel:+15195550142',
    'https://www.northbank.example/fr/payment?number=10043&amount=853.15',
  ]);
});

it("a staff's quote has its notes, and no day until which it is valid", async () => {
  const pdf = await read("a staff's quote");
  expect(said(pdf)).toContain('Work starts in January.\nThe hallway stays usable.');
  expect(said(pdf)).not.toContain('Valid until');
});

it("a staff's quote says subtotal, HST and total, and that its lines include the tax", async () => {
  const pdf = await read("a staff's quote");
  for (const words of [
    'Subtotal$ 11,061.95',
    'HST 13%$ 1,438.05',
    'Total$ 12,500.00',
    'The amounts above include HST.',
  ]) {
    expect(said(pdf)).toContain(words);
  }
  expect(said(await read('a carpet quote'))).not.toContain('include HST');
});

it('a quote of visits that repeat says what its total is for, and what is paid of it', async () => {
  const pdf = said(await read('a commercial quote'));
  expect(pdf).toContain('Total per week, tax included\n$ 128.82');
  expect(pdf).toContain('Total per week$ 128.82');
  const french = said(await read('a commercial quote', 'fr'));
  expect(french).toContain('Total par semaine, taxes comprises\n128,82 $');
});

it('a change order says what changes, why, and what is agreed to with it', async () => {
  const pdf = said(await read('a change order'));
  for (const words of [
    'Change order #10043-O1',
    'The wall behind the sink is wet.',
    'Replacing drywall3.5$ 120.00$ 420.00',
    'Without the tiles1-$ 20.00-$ 20.00',
    'Subtotal$ 400.00',
    'HST 13%$ 52.00',
    'Total$ 452.00',
    'Agreed so far: $ 12,500.00. With this change order: $ 12,952.00, tax included.',
    'To accept this change, reply to our e-mail or call',
  ]) {
    expect(pdf).toContain(words);
  }
});

it('an accepted change order says who accepted it, when and how', async () => {
  expect(said(await read('an accepted change order'))).toContain(
    'Accepted by Lena Wójcik on November 24, 2026 by phone.',
  );
  expect(said(await read('an accepted change order', 'fr'))).toContain(
    'Accepté par Lena Wójcik le 24 novembre 2026 par téléphone.',
  );
});

it('a deposit request says that it is security, until when it is asked for, and leads to its payment', async () => {
  const pdf = await read('a deposit request');
  for (const words of [
    'Deposit request #10043-D1',
    '30% of quote #10043',
    'Lena Wójcik',
    'Please pay by\nDecember 1, 2026',
    'Deposit\n$ 3,750.00',
    'This is a security deposit. We hold it for you, and no HST is charged on it.',
    'We order the cabinets with this deposit.',
    'with the number 10043 and the amount $ 3,750.00.',
  ]) {
    expect(said(pdf)).toContain(words);
  }
  expect(said(pdf)).not.toContain('HST$');
  expect(linksOf(pdf).flatMap(({ links }) => links.map(({ url }) => url))).toContain(
    'https://www.northbank.example/payment?number=10043&amount=3750.00',
  );
});

it('a part payment request says the tax in it', async () => {
  const pdf = said(await read('a part payment request'));
  for (const words of [
    'Part payment request #10043-D1',
    'It includes HST of 13%',
    'Subtotal$ 3,318.58',
    'HST$ 431.42',
    'Total$ 3,750.00',
  ]) {
    expect(pdf).toContain(words);
  }
  const french = said(await read('a part payment request', 'fr'));
  for (const words of [
    'Demande d’acompte nº 10043-D1',
    '30 % de la soumission nº 10043',
    'Il comprend la TVH de 13 %',
  ]) {
    expect(french).toContain(words);
  }
});

it('a deposit request that is paid says when, and asks for nothing', async () => {
  const pdf = said(await read("a contract's paid deposit request"));
  expect(pdf).toContain('For our service contract for 12 King Street North');
  expect(pdf).toContain('Received on November 25, 2026. Thank you!');
  expect(pdf).not.toContain('How to pay');
  expect(pdf).not.toContain('Please pay by');
});

it('a statement writes its days as its reader does', async () => {
  expect(said(await read('a statement'))).not.toMatch(/\d{4}-\d{2}-\d{2}/);
  expect(said(await read('a statement', 'fr'))).not.toMatch(/\d{4}-\d{2}-\d{2}/);
});

it('a statement says what is held of deposits, outside its balance', async () => {
  const pdf = said(await read('a statement'));
  expect(pdf).toContain('Held for you');
  expect(pdf).toContain('Deposit held #10043-D1: $ 300.00, received on March 1, 2026');
  expect(said(await read('a statement', 'fr'))).toContain('Dépôt détenu nº 10043-D1');
});

it('the receipt of a part of a quote says what is left to pay of it, in both languages', async () => {
  expect(said(await read("a part payment's receipt"))).toContain(
    '$ 400.00 is left to pay on quote #10042 as of November 22, 2026.',
  );
  expect(said(await read("a part payment's receipt", 'fr'))).toMatch(
    /Au 22\s+novembre\s+2026, il reste 400,00 \$ à payer/,
  );
  expect(said(await read('a receipt'))).not.toContain('left to pay');
});

it('how to pay an invoice never stands on a page without its last line and what is owed', async () => {
  // Each number of lines ends at another height of a page, some of them just above its foot.
  for (let lines = 4; lines <= 40; lines += 1) {
    const row = { ...invoice, details: invoiceLines(lines), received: 50_000 };
    const { text } = await extractText(new Uint8Array(await writeInvoice('en', company, row)));
    const [page = ''] = text.filter((one) => one.includes('How to pay'));
    expect([lines, page]).toEqual([lines, expect.stringContaining(`visit ${lines} `)]);
    expect([lines, page]).toEqual([lines, expect.stringMatching(/Balance|Left to pay|Amount due/)]);
  }
});
