import { describe, expect, it } from '@jest/globals';
import { companyIn } from 'shared-api/contract/company/company';
import {
  mailKindNames,
  mailWordName,
  mailWordNames,
  mailWordOf,
  requiredIn,
} from 'shared-api/contract/values/mailKinds';
import {
  mailWordFaults,
  wordsFault,
  type MailWords,
} from 'shared-api/contract/staff/settings/mailWords';
import { languages } from 'shared-api/contract/values/language';
import { readCompany } from '../../company.ts';
import { exampleLetter } from './exampleLetter.ts';
import { wordsFor } from './fillWords.ts';
import { standardWords } from './standardByName.ts';

const company = await readCompany();
const today = '2026-03-01';
const example = (
  kind: Parameters<typeof exampleLetter>[1],
  language: 'en' | 'fr',
  words: Partial<MailWords>,
) => exampleLetter(company, kind, language, words, today);

const filling = { number: '10007', document: 'invoice', amount: '$ 5.00' };
const subjectOf = (receiptEnSubject: string, client = filling): string =>
  wordsFor('en', { ...company, mailWords: { receiptEnSubject } }, 'receipt', client).subject;

describe('the standard words', () => {
  it('are there for every part of every mail in every language, and could be saved', () => {
    expect(mailWordNames.filter((name) => standardWords[name].trim() === '')).toEqual([]);
    expect(mailWordFaults(standardWords)).toEqual({});
  });

  it.each(mailKindNames.flatMap((kind) => languages.map((language) => [kind, language] as const)))(
    'of %s in %s leave no brace in the mail',
    (kind, language) => {
      const { subject, text, html } = example(kind, language, {});
      expect(`${subject}${text}`).not.toMatch(/[{}]|undefined/);
      expect(html).toContain('Northbank');
    },
  );

  it.each(mailKindNames.flatMap((kind) => languages.map((language) => [kind, language] as const)))(
    'of %s in %s say once whom to call, and no amount without its sign',
    (kind, language) => {
      const { text } = example(kind, language, {});
      const phone = /\+1.519.555-0142/g;
      expect(text.match(phone)).toHaveLength(1);
      expect(text).not.toMatch(/(?<!\$\s)(?<=\s)[\d,]+\.\d\d(?!\d)/);
    },
  );
});

describe('words of the office', () => {
  it.each(mailWordNames)('called %s stand in the mail and in its plain text', (name) => {
    const { kind, language, part } = mailWordOf(name);
    const needed = requiredIn(kind, part)
      .map((one) => `{${one}}`)
      .join(' ');
    const words = `Grüezi mitenand ${needed}`.trim();
    expect(wordsFault(kind, part, words)).toBeUndefined();
    const { subject, text, html } = example(kind, language, { [name]: words });
    expect(part === 'subject' ? subject : text).toContain('Grüezi mitenand');
    expect(html).toContain('Grüezi mitenand');
    expect(`${subject}${text}`).not.toContain('{');
  });

  it('say what the variables stand for, as often as they are written', () => {
    expect(subjectOf('{number}, {number}: {amount} {company}')).toBe(
      '10007, 10007: $ 5.00 Northbank',
    );
  });

  it('are filled in once: what a client is called is never read as words', () => {
    for (const client of ['{number}', '$&', '$1 $$ $`', '%s', '{{company}}', '</p><script>']) {
      const { text, html } = exampleLetter(
        { ...company, name: client },
        'invoice',
        'en',
        { invoiceEnOpening: 'From {company}.' },
        today,
      );
      expect(text).toContain(`From ${client}.`);
      expect(html).not.toContain('<script>');
    }
  });

  it('come as text, whatever is typed', () => {
    const { html, text } = example('reminder', 'en', {
      reminderEnOpening: '<script>alert(1)</script> <b>now</b> &amp; $& %s',
    });
    expect(text).toContain('<script>alert(1)</script> <b>now</b> &amp; $& %s');
    expect(html).not.toMatch(/<script|<b>/);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  it('keep their paragraphs and lines, in any script', () => {
    const { html, text } = example('reminder', 'fr', {
      reminderFrOpening: 'שלום, {client}\nשורה שנייה\n\nمرحبا {number}',
    });
    expect(text).toContain('שלום, Camille Tremblay\nשורה שנייה\n\nمرحبا 10234');
    expect(html).toMatch(/<p [^>]*>שלום, Camille Tremblay<br\/?>שורה שנייה<\/p>/);
  });

  it('have no line break in a subject, and no end', () => {
    expect(subjectOf('{document}', { ...filling, document: 'a\r\nBcc: b@example.com' })).toBe(
      'a Bcc: b@example.com',
    );
    expect(
      Array.from(subjectOf('{document}', { ...filling, document: '😀'.repeat(300) })),
    ).toHaveLength(200);
  });

  it('greet somebody whose name nobody knows without one', () => {
    const greeting = (language: 'en' | 'fr', client: string) =>
      wordsFor(language, companyIn(company, language), 'leadReply', { client }).greeting;
    expect([greeting('en', ''), greeting('fr', ' '), greeting('fr', 'Zoé')]).toEqual([
      'Hello,',
      'Bonjour,',
      'Bonjour Zoé,',
    ]);
  });
});

describe('words are refused', () => {
  it.each([
    ['without what they need', 'Facture', { code: 'missingVariable', params: { name: 'number' } }],
    ['with an unknown variable', '{number} {sum}', { code: 'unknownVariable' }],
    ['with spaces in braces', '{number} { client }', { code: 'unknownVariable' }],
    ['with what every object has', '{number} {constructor}', { code: 'unknownVariable' }],
    ['with empty braces', '{number} {}', { code: 'unknownVariable' }],
    ['with double braces', '{{number}}', { code: 'looseBrace' }],
    ['with a brace alone', '{number} }', { code: 'looseBrace' }],
    ['with another header', '{number}\nBcc: x@example.com', { code: 'notOneLine' }],
    ['with ten thousand characters', `{number}${'x'.repeat(10_000)}`, { code: 'tooLong' }],
    ['with half a character', '{number} \ud800', { code: 'unstorable' }],
  ])('as the subject of a reminder %s', (_what, words, fault) => {
    expect(wordsFault('reminder', 'subject', words)).toMatchObject(fault);
  });

  it('by name where no mail has such words, or where they are no text', () => {
    expect(
      mailWordFaults({
        reminderFrSubject: 5,
        nothing: '',
        [mailWordName('refund', 'en', 'payment')]: '',
      }),
    ).toMatchObject({
      reminderFrSubject: { code: 'notText' },
      nothing: { code: 'unknownField' },
      refundEnPayment: { code: 'unknownField' },
    });
  });

  it('but not where the standard ones hold', () => {
    expect(wordsFault('reminder', 'subject', '  \n')).toBeUndefined();
    expect(wordsFault('reminder', 'opening', 'No variable at all; $& %s <script>')).toBeUndefined();
  });
});
