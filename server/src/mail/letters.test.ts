import { expect, it } from '@jest/globals';
import { outsidePseudo, pseudoTexts } from '../../harness/testing/pseudoTexts.ts';
import { readCompany } from '../company.ts';
import { quoteMail } from '../quotes/quoteMail.ts';
import { quoteTexts } from '../pricing/texts.ts';
import { contactLetter, invoiceLetter, receiptLetter } from './letters.ts';
import { mailTexts } from './texts.ts';

const company = await readCompany();
const invoice = { number: 10_007, total: 22_600, date: '2026-03-01', clientName: 'Ann & Co' };

it('an invoice comes in the words that clients know', () => {
  expect(invoiceLetter(mailTexts.en, company, 'reminder', invoice)).toEqual({
    subject: 'A reminder of your invoice #10007',
    text: [
      'Dear Ann & Co,',
      '',
      'A reminder of your invoice #10007 of 2026-03-01 comes to $ 226.00, tax included.',
      `Pay online with the number 10007, or send an e-transfer to ${company.eTransferEmail}.`,
      '',
      `Questions? Call ${company.phone} or answer this e-mail.`,
      '',
    ].join('\n'),
    html: expect.stringContaining('<p>Dear Ann &#38; Co,</p>'),
  });
});

it('a mail in another language has no English word of its own', () => {
  const texts = pseudoTexts(mailTexts.en);
  const letters = [
    invoiceLetter(texts, company, 'bill', invoice),
    invoiceLetter(texts, company, 'reminder', invoice),
    receiptLetter(texts, company, { document: 'quote', number: 10_007, cents: 100 }),
  ];
  for (const { subject, text, html } of letters) {
    expect([subject, text, html.replace(/<\/?p>/g, '')].map(outsidePseudo)).toEqual(['', '', '']);
  }
  const typed = { name: '', email: '', phone: '', subject: '', message: '' };
  const letter = contactLetter(texts, typed);
  expect([letter.subject, letter.text].map(outsidePseudo)).toEqual(['', '']);
});

it('a quote in another language has amounts and the company’s address besides its words', () => {
  const line = { description: '', quantity: 2, unitPrice: 1, amount: 2 };
  const answer = {
    message: '',
    number: 10_007,
    lines: [line],
    subTotal: 2,
    tax: 0.26,
    total: 2.26,
  };
  const { subject, text } = quoteMail(pseudoTexts(quoteTexts.en), company, 'Carpet', answer);
  expect(outsidePseudo(subject)).toBe('');
  const { street, city, province, postalCode } = company.address;
  expect(outsidePseudo(text)).toBe(
    `$ 2.00 $ 2.00 $ 0.26 $ 2.26 ${company.legalName}, ${street}, ${city}, ${province} ${postalCode}`,
  );
});
