import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { AnyObject, ObjectSchema } from 'yup';
import { companySchema } from '../company/company.ts';
import { contactSchema } from '../site/contact.ts';
import { isEmailAddress, splitAddresses } from './emailAddress.ts';
import { entities } from '../entities/entities.ts';
import { validate } from '../testing/inWords.ts';
import { quoteKindNames, quoteKinds, quoteSchemaOf } from '../quotes/kinds.ts';
import { registrationSchema } from '../staff/session.ts';

/** The specified pattern of docs/product/validation.md. */
const specified = /^[\w.-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,4}$/;

/** Addresses that match the pattern, but that no mail server delivers to. */
const undeliverable = [
  /\.\./, // two dots in a row
  /^\.|\.@|@\./, // a dot at the end of the local part, or before everything else
  /@-|@[^@]*(?:\.-|-\.)/, // a label that begins or ends with a hyphen
  /^[^@]{65}/,
  /@(?:[^@]*\.)?[^.@]{64}/,
  /^.{255}/,
];

/** An address of a given length in which each part is as long as mail servers allow. */
const addressOf = (length: number): string => {
  const start = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.`;
  return start + 'd'.repeat(length - start.length);
};

describe('an e-mail address', () => {
  it.each([
    ['with a plus sign', 'john+site@gmail.com'],
    ['with an apostrophe', "o'neil@example.ca"],
    ['with a long ending', 'info@maple.services'],
    ['with every sign that the simple pattern allows', 'a.B-c_d9-@mail.example-site.ca'],
    ['with the longest local part and label', `${'a'.repeat(64)}@${'b'.repeat(63)}.museum`],
    ['with as many characters as mail servers take', addressOf(254)],
  ])('%s is accepted', (_what, address) => expect(isEmailAddress(address)).toBe(true));

  it.each([
    '-@-.ca',
    'a@example..ca',
    'a..b@example.ca',
    '.a@example.ca',
    'a.@example.ca',
    'a@.example.ca',
    'a@-example.ca',
    'a@example-.ca',
    `${'a'.repeat(65)}@example.ca`,
    `a@${'b'.repeat(64)}.ca`,
    `a@${'b.'.repeat(130)}ca`,
    addressOf(255),
    'a@b',
    'a@b.c',
    'a@b.c4',
    'a@b@c.ca',
    '@b.ca',
    'a b@c.ca',
    'a@b.ca ',
    'a@b.ca\n',
    'a<b>@c.ca',
    '',
    undefined,
  ])('such as %j is refused', (address) => expect(isEmailAddress(address)).toBe(false));

  it('that the simple pattern takes is accepted, unless nothing could be delivered', () => {
    const address = fc.oneof(
      fc.stringMatching(specified),
      // Dots and hyphens next to each other, which random text rarely contains.
      fc.stringMatching(/^[a.-]{1,4}@[b.-]{1,5}\.[a-z]{2,4}$/),
      fc
        .tuple(fc.integer({ min: 60, max: 70 }), fc.integer({ min: 60, max: 70 }))
        .map(([local, label]) => `${'a'.repeat(local)}@b.${'c'.repeat(label)}.ca`),
    );
    fc.assert(
      fc.property(address, (text) => {
        expect([text, isEmailAddress(text)]).toEqual([
          text,
          specified.test(text) && !undeliverable.some((fault) => fault.test(text)),
        ]);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('one rule', () => {
  const accepted = "john.o'neil+site@maple.services";
  const refused = 'a@example..ca';

  it.each(quoteKindNames)('holds in the %s form', (kind) => {
    const [valid] = quoteKinds[kind].examples.valid;
    const check = (email: string) => validate(quoteSchemaOf(kind), { ...valid, email }).errors;
    expect(check(accepted)).toBeUndefined();
    expect(check(refused)).toEqual({ email: 'You must enter a valid email address.' });
  });

  const message = { name: 'A', subject: '', phone: '', message: 'Hello' };
  const checked: [string, ObjectSchema<AnyObject>, string, object][] = [
    ['the contact form', contactSchema, 'email', message],
    ['a client', entities.clients.schema, 'email', {}],
    ['an employee', entities.employees.schema, 'email', {}],
    ['a lead', entities.leads.schema, 'email', {}],
    ['a registration', registrationSchema, 'email', { username: 'u', password: 'p' }],
    ['copies of invoices', entities.clients.schema, 'ccEmails', {}],
  ];
  it.each(checked)('holds for %s', (_what, schema, field, rest) => {
    expect(validate(schema, { ...rest, [field]: accepted }).errors).toBeUndefined();
    expect(validate(schema, { ...rest, [field]: refused }).errors).toHaveProperty(field);
  });

  it.each(['email', 'eTransferEmail', 'quoteEmails[0]'])('holds for %s of the company', (field) => {
    const check = (address: string): unknown =>
      companySchema.validateSyncAt(field, {
        email: address,
        eTransferEmail: address,
        quoteEmails: [address],
      });
    expect(check(accepted)).toBe(accepted);
    expect(() => check(refused)).toThrow(/^\w+ must be an e-mail address\.$/);
  });
});

it('several addresses are parted by commas, semicolons or blanks', () =>
  expect(splitAddresses(' a@b.ca,c@d.ca ;e@f.ca  g@h.ca, ')).toEqual([
    'a@b.ca',
    'c@d.ca',
    'e@f.ca',
    'g@h.ca',
  ]));
