import { describe, expect, it } from '@jest/globals';
import { languageHeader, type Language } from 'shared-api/contract/values/language';
import { bill, invoice, seenIn } from '../../harness/testing/mails.ts';
import { outsidePseudo } from '../../harness/testing/pseudoTexts.ts';
import { speakPseudo } from '../../harness/testing/speakPseudo.ts';
import { readCompany } from '../company.ts';
import { depositLetter } from './depositLetter.ts';
import { quoteMail } from './quoteMail.ts';
import { officeNewsLetter } from './refundLetters.ts';
import { contactLetter, invoiceLetter, receiptLetter } from './letters.ts';

const company = await readCompany();
/** A language that is made up for tests. */
const pseudo = speakPseudo()[languageHeader] as Language;
const reminder = { kind: 'reminder', day: '2026-04-01' } as const;
const { street, city, province, postalCode } = company.address;
const address = `${company.legalName}, ${street}, ${city}, ${province} ${postalCode}`;

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
  const { html } = invoiceLetter('en', company, bill, { ...invoice, ...more });
  expect(html).toMatch(/Credit to your account[^$]*\$\s50\.00/);
});

it('an invoice is called paid only where money has paid it', () => {
  const textOf = (more: object) =>
    invoiceLetter('en', company, bill, { ...invoice, received: 22_600, ...more }).text;
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

describe('a mail that asks for more than a card pays', () => {
  const more = { subTotal: 20_000_000, tax: 2_600_000, total: 22_600_000 };
  const payment = 'Payez sur notre page avec le numéro {number}.';
  const own = { invoiceFrPayment: payment, reminderFrPayment: payment };
  it.each(['bill', 'reminder'] as const)('leads nobody to pay online: %s', (kind) => {
    for (const language of ['en', 'fr'] as const) {
      const office = { ...company, mailWords: { ...company.mailWords, ...own } };
      const letter = { kind, day: '2026-04-01' };
      const { html, text } = invoiceLetter(language, office, letter, { ...invoice, ...more });
      expect(html + text).not.toMatch(/online|en ligne|notre page|\/payment/);
      expect(text).toMatch(/e-transfer to|virement Interac à/);
      const small = invoiceLetter(language, office, letter, invoice).text;
      expect(small).toMatch(/online|notre page/);
    }
  });

  it.each(['deposit', 'partPayment'] as const)('leads nobody to pay online: a %s', (kind) => {
    const facts = { number: '10007-D1', typed: 10_007, tax: 1_150, dueOn: '2026-03-01' };
    for (const language of ['en', 'fr'] as const) {
      const sent = (cents: number): string =>
        depositLetter(language, company, {
          ...facts,
          ...{ kind, cents, type: 'Contracting', clientName: 'Zoé' },
        }).text;
      expect(sent(10_000_000)).not.toMatch(/online|en ligne|\/payment/);
      expect(sent(10_000_000)).toMatch(/100.000/);
      expect(sent(9_999_999)).toMatch(/online|en ligne/);
    }
  });
});

it('no line of a mail ends within a phone number, a day or an amount', () => {
  const { html } = invoiceLetter('en', company, bill, invoice);
  expect(html).toContain(`<span style="white-space:nowrap">${company.phone}</span>`);
  expect(html).toContain('March\u00a01,\u00a02026');
  expect(html).toContain('reply to this <span style="white-space:nowrap">e-mail</span>');
});

it('an invoice that comes to nothing is not called paid', () => {
  const { text } = invoiceLetter('en', company, bill, { ...invoice, total: 0, received: 0 });
  expect(text).toContain('Nothing is owed on it.');
  expect(text).not.toContain('Paid');
});

it('a reminder comes in the words that clients know', () => {
  expect(invoiceLetter('en', company, reminder, invoice)).toEqual({
    subject: 'A reminder of your invoice #10007',
    text: [
      'Dear Ann & Co,',
      '',
      'This is a reminder of your invoice #10007 of March 1, 2026.',
      'It was due on March 31, 2026, and $ 226.00 is still outstanding.',
      `Please pay online with the number 10007, or send an e-transfer to ${company.eTransferEmail}.`,
      '',
      'If you have paid in the meantime, thank you, and please disregard this e-mail.',
      '',
      'Pay invoice #10007 online',
      'https://www.northbank.example/payment?number=10007&amount=226.00',
      '',
      `Questions? Call ${company.phone} or reply to this e-mail.`,
      '',
      'You are receiving this e-mail because Northbank sends your invoices to this address.',
      address,
      '',
    ].join('\n'),
    html: expect.stringMatching(/<p [^>]*>Dear Ann &amp; Co,<\/p>/),
  });
});

describe('a reminder', () => {
  const partPaid = { ...invoice, received: 10_000 };
  const textOf = (language: 'en' | 'fr', day: string) =>
    invoiceLetter(language, company, { ...reminder, day }, partPaid).text.replaceAll('\u00a0', ' ');

  it('of an overdue invoice says since when, how much is left, and thanks who has paid', () => {
    expect(textOf('en', '2026-04-01')).toContain(
      'It was due on March 31, 2026, and $ 126.00 is still outstanding.',
    );
    expect(textOf('en', '2026-04-01')).toContain('If you have paid in the meantime, thank you');
    expect(textOf('fr', '2026-04-01')).toContain(
      'Elle était payable au plus tard le 31 mars 2026, et il reste 126,00 $ à payer.',
    );
    expect(textOf('fr', '2026-04-01')).toContain('Si vous l’avez payée entre-temps, merci');
  });

  it('does not call an invoice overdue through the day on which it is due', () => {
    expect(textOf('en', '2026-03-31')).toContain('$ 126.00 is due by March 31, 2026.');
    expect(textOf('en', '2026-03-31')).not.toContain('was due');
    expect(textOf('fr', '2026-03-31')).toContain(
      'Il reste 126,00 $ à payer, au plus tard le 31 mars 2026.',
    );
  });

  it('keeps the number and the amount in its link, and the office its own words for each', () => {
    const mailWords = { reminderEnOpening: 'Late.', earlyReminderEnOpening: 'Soon.' };
    const own = (day: string) =>
      invoiceLetter('en', { ...company, mailWords }, { ...reminder, day }, partPaid).text;
    expect(own('2026-04-01')).toContain('Late.\n');
    expect(own('2026-03-31')).toContain('Soon.\n');
    expect(own('2026-03-31')).toContain('/payment?number=10007&amount=126.00');
  });
});

it('an invoice tells money that came from what was credited and written off', () => {
  const details = [
    ['Description', 'Amount'],
    ['Cleaning', '200.00'],
  ];
  const reduced = { ...invoice, details, received: 5_000, credited: 2_000, writtenOff: 500 };
  const { html } = invoiceLetter('en', company, bill, reduced);
  const seen = seenIn(html);
  const after = (name: string) => seen[seen.indexOf(name) + 1];
  expect([after('Received'), after('Credit'), after('Written off'), after('Balance')]).toEqual([
    '$ 25.00',
    '$ 20.00',
    '$ 5.00',
    '$ 176.00',
  ]);
});

it('the office reads in the mail of a dispute until which day to answer', () => {
  const facts = { document: 'invoice', number: 10_007, recordId: 1, cents: 5_650 } as const;
  const news = { kind: 'disputed', dueDay: '2026-12-10' } as const;
  const { text } = officeNewsLetter('en', company, { ...facts, type: 'Janitorial' }, news);
  expect(text.replaceAll('\u00a0', ' ')).toContain('by December 10, 2026.');
});

it('a mail in another language has no English word of its own', () => {
  const letters = [
    invoiceLetter(pseudo, company, bill, { ...invoice, received: 3, credited: 1, writtenOff: 1 }),
    invoiceLetter(pseudo, company, reminder, invoice),
    receiptLetter(pseudo, company, {
      document: 'quote',
      number: 10_007,
      cents: 100,
      left: 50,
      leftOn: '2026-11-22',
      type: 'Contracting',
      key: 'a-key',
    }),
  ];
  for (const { subject, text, html } of letters) {
    expect(outsidePseudo(subject)).toBe('');
    expect(outsidePseudo(withoutFacts(text))).toBe('');
    // Lines of one text stand in pieces of their own.
    expect(outsidePseudo(seenIn(html).map(withoutFacts).join(' '))).toBe('');
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
    wishes: [],
    linesChanged: false,
    currentTable: [],
    currentSubTotal: 0,
    currentTax: 0,
    needsAddress: true,
    acceptedOn: '',
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
