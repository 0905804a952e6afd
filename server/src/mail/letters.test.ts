import { describe, expect, it } from '@jest/globals';
import { companyIn } from 'shared-api/contract/company/company';
import { languageHeader, type Language } from 'shared-api/contract/values/language';
import { outsidePseudo } from '../../harness/testing/pseudoTexts.ts';
import { speakPseudo } from '../../harness/testing/speakPseudo.ts';
import { readCompany } from '../company.ts';
import { quoteMail } from '../quotes/quoteMail.ts';
import { contactLetter, invoiceLetter, receiptLetter } from './letters.ts';

const company = await readCompany();
/** A language that is made up for tests. */
const pseudo = speakPseudo()[languageHeader] as Language;
const invoice = {
  number: 10_007,
  type: 'Janitorial',
  subTotal: 20_000,
  tax: 2_600,
  total: 22_600,
  received: 0,
  details: [] as string[][],
  date: '2026-03-01',
  clientName: 'Ann & Co',
};
const { street, city, province, postalCode } = company.address;
const address = `${company.legalName}, ${street}, ${city}, ${province} ${postalCode}`;

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** The visible texts of a mail's HTML, with normal spaces. */
const seenIn = (html: string): string[] =>
  html
    .replace(/<head>.*?<\/head>|<div style="display:none.*?<\/div><\/div>|<!--.*?-->/gs, '')
    .replace(/<span style="white-space:nowrap">(.*?)<\/span>/g, '$1')
    .split(/<[^>]*>/)
    .map((piece) => piece.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole))
    .map((piece) => piece.replaceAll('\u00a0', ' ').trim())
    .filter(Boolean);

/** Removes amounts, links and the company's name, which are the same in every language. */
const withoutFacts = (text: string): string =>
  [
    address,
    company.phone,
    company.email,
    ...Object.values(company.brands).flatMap(({ name, tagline }) => [name, tagline]),
  ]
    .reduce((rest, fact) => rest.replaceAll(fact, ''), text)
    .replace(/https:\S+|\$ [\d.]+|^, $/gm, '');

it('the mail of an invoice says what of its credits is on account, as its document does', () => {
  const details = [
    ['Description', 'Amount'],
    ['Cleaning', '$ 200.00'],
  ];
  const more = { received: 22_600, credited: 3000, allCredits: 8000, details };
  const { html } = invoiceLetter('en', company, 'bill', { ...invoice, ...more });
  expect(html).toMatch(/Credit to your account[^$]*\$\s50\.00/);
});

it('an invoice is called paid only where money has paid it', () => {
  const textOf = (more: object) =>
    invoiceLetter('en', company, 'bill', { ...invoice, received: 22_600, ...more }).text;
  expect(textOf({})).toContain('Paid in full. Thank you!');
  const settled: [object, string][] = [
    [{ writtenOff: 22_600 }, 'Written off.'],
    [{ credited: 22_600 }, 'Credited.'],
    [{ writtenOff: 3000 }, 'Paid, $ 30.00 written off.'],
    // Credited after it was paid: the credit is on account, and reduces it no more.
    [{ allCredits: 22_600 }, 'Credited.'],
    [{ allCredits: 3000 }, 'Paid, $ 30.00 credited.'],
    [{ isDisputed: true }, 'Paid, payment disputed.'],
  ];
  for (const [more, words] of settled) {
    expect(textOf(more)).toContain(`${words} Nothing is owed on it.`);
    expect(textOf(more)).not.toContain('Paid in full');
  }
});

it('no line of a mail ends within a phone number, a day or an amount', () => {
  const { html } = invoiceLetter('en', company, 'bill', invoice);
  expect(html).toContain(`<span style="white-space:nowrap">${company.phone}</span>`);
  expect(html).toContain('March\u00a01,\u00a02026');
  expect(html).toContain('answer this <span style="white-space:nowrap">e-mail</span>');
});

it('an invoice that comes to nothing is not called paid', () => {
  const { text } = invoiceLetter('en', company, 'bill', { ...invoice, total: 0, received: 0 });
  expect(text).toContain('Nothing is owed on it.');
  expect(text).not.toContain('Paid');
});

it('an invoice comes in the words that clients know', () => {
  expect(invoiceLetter('en', company, 'reminder', invoice)).toEqual({
    subject: 'A reminder of your invoice #10007',
    text: [
      'Dear Ann & Co,',
      '',
      'Your invoice #10007 of March 1, 2026 comes to $ 226.00, tax included.',
      'Its due date is March 31, 2026.',
      `Pay online with the number 10007, or send an e-transfer to ${company.eTransferEmail}.`,
      '',
      'Pay invoice #10007 online',
      'https://www.northbank.example/payment?number=10007&amount=226.00',
      '',
      `Questions? Call ${company.phone} or answer this e-mail.`,
      '',
      'You are receiving this e-mail because Northbank sends your invoices to this address.',
      address,
      '',
    ].join('\n'),
    html: expect.stringMatching(/<p [^>]*>Dear Ann &amp; Co,<\/p>/),
  });
});

it('an invoice tells money that came from what was credited and written off', () => {
  const details = [
    ['Description', 'Amount'],
    ['Cleaning', '200.00'],
  ];
  const reduced = { ...invoice, details, received: 5_000, credited: 2_000, writtenOff: 500 };
  const { html } = invoiceLetter('en', company, 'bill', reduced);
  const seen = seenIn(html);
  const after = (name: string) => seen[seen.indexOf(name) + 1];
  expect([after('Received'), after('Credit'), after('Written off'), after('Balance')]).toEqual([
    '$ 25.00',
    '$ 20.00',
    '$ 5.00',
    '$ 176.00',
  ]);
});

it('a mail in another language has no English word of its own', () => {
  const letters = [
    invoiceLetter(pseudo, company, 'bill', { ...invoice, received: 3, credited: 1, writtenOff: 1 }),
    invoiceLetter(pseudo, company, 'reminder', invoice),
    receiptLetter(pseudo, company, {
      document: 'quote',
      number: 10_007,
      cents: 100,
      type: 'Contracting',
    }),
  ];
  for (const { subject, text, html } of letters) {
    expect(outsidePseudo(subject)).toBe('');
    expect(outsidePseudo(withoutFacts(text))).toBe('');
    expect(seenIn(html).map(withoutFacts).map(outsidePseudo).filter(Boolean)).toEqual([]);
  }
  const typed = {
    name: '',
    email: '',
    phone: '',
    subject: '',
    message: '',
    language: 'fr',
  } as const;
  const letter = contactLetter(pseudo, company, typed, 1);
  expect([letter.subject, withoutFacts(letter.text)].map(outsidePseudo)).toEqual(['', '']);
});

it('a quote in another language has its amounts in it, and the company’s address besides its words', () => {
  const line = { description: '', quantity: 2, unitPrice: 1, amount: 2 };
  const answer = {
    message: '',
    number: 10_007,
    lines: [line],
    subTotal: 2,
    tax: 0.26,
    total: 2.26,
    requestedOn: '2026-12-01',
    validUntil: '2026-12-22',
    currentTotal: 2.26,
    payable: 2.26,
    received: 0,
    asked: [],
    payment: 'open' as const,
    paidOn: '',
    receipt: '',
    secret: 'a-secret',
  };
  const { subject, text } = quoteMail(pseudo, company, 'carpet', answer);
  expect(outsidePseudo(subject)).toBe('');
  const link = `${company.siteUrl}/qps/quote-answer/a-secret`;
  expect(text.match(/⟦\$ [\d.]+⟧/g)).toEqual(
    expect.arrayContaining(['⟦$ 2.00⟧', '⟦$ 0.26⟧', '⟦$ 2.26⟧']),
  );
  expect(outsidePseudo(text)).toBe(`${link} ${address}`);
});

describe('the layout of mails', () => {
  const longName = 'Ottilie-Wilhelmina Featherstonehaugh-Cholmondeley '.repeat(4).trim();
  const hostile = '"><script>alert(1)</script><img src=x onerror=alert(1)>';

  it('is safe from what people typed', () => {
    const { html } = invoiceLetter('en', company, 'bill', {
      ...invoice,
      clientName: hostile,
      details: [
        [hostile, 'Amount'],
        [hostile, hostile],
      ],
    });
    expect(html).not.toMatch(/<(script|img)/);
    expect(seenIn(html)).toContain(`Dear ${hostile},`);
  });

  it.each(['en', 'fr'] as const)(
    'names language, brand and colors for the dark in %s',
    (language) => {
      const facts = {
        document: 'invoice',
        number: 10_007,
        cents: 100,
        type: 'Contracting',
      } as const;
      const { html, text } = receiptLetter(language, company, facts);
      expect(html).toMatch(new RegExp(`<html [^>]*lang="${language}-CA"`));
      expect(html).toContain('prefers-color-scheme: dark');
      const { phone } = companyIn(company, language);
      expect(text).toContain(phone);
      expect(seenIn(html).join(' ')).toContain(
        `${phone.replaceAll('\u00a0', ' ')}, ${company.email}`,
      );
      expect(seenIn(html)).toContain('Hartwood Contracting');
      expect(seenIn(html)).toContain(
        language === 'en' ? 'Renovation and repair' : 'Rénovation et réparation',
      );
    },
  );

  it('says below a line what stands between its description and its amount', () => {
    const details = [
      ['Description', 'Quantity', 'Unit price', 'Amount'],
      ['Painting', '3', '$ 249.00', '$ 747.00'],
      ['Trip', '', '', '$ 40.00'],
    ];
    const seen = seenIn(invoiceLetter('en', company, 'bill', { ...invoice, details }).html);
    expect(seen).toContain('Quantity 3, Unit price $ 249.00');
    expect(seen.indexOf('$ 40.00')).toBe(seen.indexOf('Trip') + 1);
  });

  it('has the lines, what is due, and one button with number and amount filled in', () => {
    const { html, text } = invoiceLetter('fr', company, 'bill', {
      ...invoice,
      received: 10_000,
      clientName: longName,
      details: [
        ['Description', 'Montant'],
        ['Visite', '$ 200.00'],
      ],
    });
    const seen = seenIn(html);
    for (const words of [longName, 'Visite', '200,00 $', '226,00 $', '126,00 $']) {
      expect(seen.some((piece) => piece.includes(words))).toBe(true);
      expect(text.replaceAll('\u00a0', ' ')).toContain(words);
    }
    const links = Array.from(html.matchAll(/href="([^"]*)"/g), ([, href]) => href);
    expect(links).toEqual([`${company.siteUrl}/fr/payment?number=10007&amp;amount=126.00`]);
  });

  it('has no button where nothing is left to pay', () => {
    const { html } = invoiceLetter('en', company, 'bill', { ...invoice, received: 22_600 });
    expect(html).not.toContain('href=');
  });

  it('stays below what mail programs cut off, and says what it leaves out', () => {
    const row = ['Cleaning of the halls, '.repeat(400), '$ 1.00'];
    const details = [['Description', 'Amount'], ...Array.from({ length: 499 }, () => row)];
    const { html, text } = invoiceLetter('en', company, 'bill', { ...invoice, details });
    expect(Buffer.byteLength(html)).toBeLessThan(100_000);
    expect(seenIn(html)).toContain('and 449 more in the attached document');
    expect(text).toContain('and 449 more in the attached document');
  });
});
