import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { quoteKinds, quoteKindNames, type QuoteKindName } from 'shared-api/contract/quotes/kinds';
import { prefixes } from 'shared-api/contract/values/language';
import { pngPhoto } from '../testing/testPhotos.ts';
import { deployRawBodies } from './deploys.ts';
import { hostileText } from './hostile.ts';
import { address } from './values.ts';

const samples = path.join(import.meta.dirname, '../../src/bank/statements/samples');
const statements = readdirSync(samples).map((name) =>
  readFileSync(path.join(samples, name), 'latin1'),
);

/** Texts with a random part replaced, to confuse parsers. */
const broken = (texts: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(texts, fc.nat(2_000), fc.nat(40), hostileText)
    .map(([whole, at, length, piece]) => whole.slice(0, at) + piece + whole.slice(at + length));

const clientsFile = 'Name,Email\r\n"Lee, Ann",ann@example.com\r\nBen Wu,ben@example.com\r\n';

const photo = await pngPhoto();

/** A photo with some bytes of it replaced. */
const brokenPhoto = fc
  .array(fc.tuple(fc.nat(photo.length - 1), fc.nat(255)), { maxLength: 8 })
  .map((changes) => {
    const bytes = Buffer.from(photo);
    for (const [at, byte] of changes) bytes[at] = byte;
    return bytes;
  });

/** An example as submitted by a form without scripts. */
const formOf = (example: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(example).flatMap(([name, value]: [string, unknown]) => {
      if (name === 'timestamp') {
        return [[name, new Date(Number(value) * 1000).toISOString().slice(0, 10)]];
      }
      if (typeof value !== 'object' || value === null)
        return value === false ? [] : [[name, String(value)]];
      return Object.entries(value).flatMap(([part, is]) =>
        is === true ? [[`${name}.${part}`, 'on']] : [],
      );
    }),
  );

const formOfKind = (kind: QuoteKindName) => formOf(quoteKinds[kind].examples.valid[0] ?? {});
const contactForm = { name: 'Ann', email: 'ann@example.com', message: 'Hello' };

const sent = (form: fc.Arbitrary<Record<string, string>>): fc.Arbitrary<string> =>
  fc
    .tuple(form, address)
    .map(([fields, email]) => new URLSearchParams({ ...fields, email }).toString());

const anyForm = fc.constantFrom<Record<string, string>[]>(
  ...quoteKindNames.map(formOfKind),
  contactForm,
);

const forms = sent(
  fc
    .tuple(anyForm, fc.dictionary(hostileText, hostileText, { maxKeys: 2 }))
    .map(([form, odd]) => ({ ...form, ...odd })),
);

/** Valid form data for each page with a form. */
const formsOfPages: Record<string, Record<string, string>> = {
  '/services/:category/:title': formOfKind('carpet'),
  '/all-quotes': formOfKind('carpet'),
  '/student-special': formOfKind('student'),
  '/contact-us': contactForm,
  '/quote-answer/:secret': { wish: 'ask', name: 'Ann', message: 'Hello' },
};

/** Bodies that are not JSON, with their content types, by method and path. */
export const rawBodies: Record<
  string,
  { type: string; valid: fc.Arbitrary<string | Buffer>; body: fc.Arbitrary<string | Buffer> }
> = {
  'POST /api/visit-requests/photos': {
    type: 'application/octet-stream',
    valid: fc.constant(photo),
    body: brokenPhoto,
  },
  'POST /api/bank-statements': {
    type: 'text/csv',
    valid: fc.constantFrom(...statements),
    body: fc.oneof(fc.constantFrom(...statements), broken(fc.constantFrom(...statements))),
  },
  'POST /api/imports': {
    type: 'text/csv',
    valid: fc.constant(clientsFile),
    body: broken(fc.constant(clientsFile)),
  },
  ...deployRawBodies,
  ...Object.fromEntries(
    Object.entries(formsOfPages).flatMap(([address, form]) =>
      Object.values(prefixes).map((prefix) => [
        `POST ${prefix}${address}`,
        {
          type: 'application/x-www-form-urlencoded',
          valid: sent(fc.constant(form)),
          body: fc.oneof(forms, broken(forms)),
        },
      ]),
    ),
  ),
};
