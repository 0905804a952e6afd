import { expect, it } from '@jest/globals';
import { readPdf } from '../../harness/testing/readPdf.ts';
import {
  company,
  invoice,
  linksOf,
  read,
  said,
  secret,
} from '../../harness/testing/sampleDocuments.ts';
import { writeInvoice } from './writeInvoice.ts';

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
    'HST$ 98.15',
    '48 Regina Street North, Unit 5',
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
    'Soumission : nettoyage de tapis',
    'Jour souhaité\n7 décembre 2026',
    'Valide jusqu’au\n22 décembre 2026',
    'Total, taxes comprises\n853,15 $',
  ]) {
    expect(said(pdf)).toContain(words);
  }
  expect(linksOf(pdf).flatMap(({ links }) => links.map(({ url }) => url))).toEqual([
    'tel:+15195550142',
    'mailto:hello@northbank.example',
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
