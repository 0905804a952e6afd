import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { boardDays } from 'shared-api/contract/schedule/board';
import { entities, entityNames } from 'shared-api/contract/entities/entities';
import type { Field } from 'shared-api/contract/fields/FieldMeta';
import { fieldsOf } from 'shared-api/contract/fields/schemas';
import { appNames } from 'shared-api/contract/releases/release';
import { quoteKinds, quoteKindNames, type QuoteKindName } from 'shared-api/contract/quotes/kinds';
import { shippedRates } from 'shared-api/contract/quotes/rates';
import { prefixes } from 'shared-api/contract/values/language';
import type { AnyObject, ObjectSchema } from 'yup';
import { demoLogins } from '../../src/demo/loadDemo.ts';
import rules from '../../src/bank/rules.json' with { type: 'json' };
import { hostileText } from './hostile.ts';
import type { Due } from './startTarget.ts';

const line = fc.string({ unit: 'grapheme', maxLength: 30 }).filter((text) => !text.includes('\0'));
const id = fc.integer({ min: 1, max: 12 });
const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const address = fc.nat(1_000_000).map((number) => `visitor${number}@example.com`);
const password = fc.constantFrom(
  'correct horse battery',
  'stapled donkeys fly',
  'short',
  'tr0ub4dor&3 zebra',
);
const username = fc.nat(100_000).map((number) => `person-${number}`);
const version = fc.constantFrom('one', 'two', 'three');

const byKind: Partial<Record<Field['kind'], fc.Arbitrary<unknown>>> = {
  email: fc.option(address, { nil: '' }),
  url: fc.constantFrom('', 'https://drive.example.com/a'),
  money: fc.option(fc.integer({ min: 0, max: 10_000_000 }).map((cents) => cents / 100)),
  number: fc.option(fc.integer({ min: 0, max: 40 }).map((quarters) => quarters / 4)),
  date: fc.option(day),
  dateTime: fc.option(
    fc.tuple(day, fc.nat(23)).map(([date, hour]) => `${date}T${String(hour).padStart(2, '0')}:00`),
  ),
  checkbox: fc.boolean(),
  record: fc.option(id),
  table: fc.array(fc.array(line, { maxLength: 4 }), { maxLength: 4 }),
};

const byFormat: Record<string, fc.Arbitrary<unknown>> = {
  phone: fc.constantFrom('', '519-555-0101', '(226) 555-0199 ext. 4'),
  postalCode: fc.constantFrom('', 'N2L 3G1', 'n2l3g1'),
  emailAddresses: fc.constantFrom('', 'a@b.ca', 'a@b.ca, c@d.ca'),
};

function fieldValue({ kind, format, options }: Field): fc.Arbitrary<unknown> {
  if (Array.isArray(options)) return fc.constantFrom('', ...(options as readonly string[]));
  return byFormat[format ?? ''] ?? byKind[kind] ?? line;
}

/** The fields of a record as the editor sends them. */
const recordOf = (schema: ObjectSchema<AnyObject>): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(
    Object.fromEntries(
      fieldsOf(schema)
        .filter(({ readOnly }) => readOnly !== true)
        .map((field) => [field.name, fieldValue(field)]),
    ),
    { requiredKeys: [] },
  );

const login = fc
  .constantFrom(...Object.values(demoLogins))
  .map(({ username: name, password: word }) => ({
    username: name,
    password: word,
  }));
const ownPassword = fc.record({
  currentPassword: fc.constantFrom(...Object.values(demoLogins).map((demo) => demo.password)),
});
const code = fc.nat(999_999).map((number) => String(number).padStart(6, '0'));

const samples = path.join(import.meta.dirname, '../../src/bank/statements/samples');
const statements = readdirSync(samples).map((name) =>
  readFileSync(path.join(samples, name), 'latin1'),
);

/** Texts with a random part replaced, to confuse parsers. */
const broken = (texts: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(texts, fc.nat(2_000), fc.nat(40), hostileText)
    .map(([whole, at, length, piece]) => whole.slice(0, at) + piece + whole.slice(at + length));

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
};

/** Bodies that are not JSON, with their content types, by method and path. */
export const rawBodies: Record<
  string,
  { type: string; valid: fc.Arbitrary<string>; body: fc.Arbitrary<string> }
> = {
  'POST /api/bank-statements': {
    type: 'text/csv',
    valid: fc.constantFrom(...statements),
    body: fc.oneof(fc.constantFrom(...statements), broken(fc.constantFrom(...statements))),
  },
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

type Bodies = Record<string, fc.Arbitrary<unknown>>;

/**
 * Valid bodies by method and path. Calls not listed here have no body, or are new; they still get
 * hostile bodies and those of other calls.
 */
export function validBodies(due: readonly Due[]): Bodies {
  const quotes = quoteKindNames.map((kind) => {
    const { valid } = quoteKinds[kind].examples;
    const body = fc
      .tuple(fc.constantFrom<object>(...valid), address, fc.option(fc.uuid(), { nil: undefined }))
      .map(([example, email, formKey]): { email: string; formKey?: string } => ({
        ...example,
        email,
        ...(formKey ? { formKey } : {}),
      }));
    return [kind, body] as const;
  });
  const ofEntities = entityNames.flatMap((entity) => {
    const fields = recordOf(entities[entity].schema);
    const update = fc
      .tuple(fields, fc.constantFrom(1, 1, 1, 2))
      .map(([body, number]) => ({ ...body, version: number }));
    return [
      [`POST /api/${entity}/create`, fields],
      [`PUT /api/${entity}/update/:id`, update],
    ] as const;
  });
  return {
    ...Object.fromEntries(
      quotes.flatMap(([kind, body]) => [
        [`POST /api/${kind}-quote`, body],
        // Price requests have no contact details.
        [
          `POST /api/${kind}-quote/price`,
          body.map(({ email: _email, formKey: _formKey, ...asked }) => asked),
        ],
      ]),
    ),
    ...Object.fromEntries<fc.Arbitrary<unknown>>(ofEntities),
    'POST /api/contact': fc.record({
      name: line,
      email: address,
      subject: line,
      phone: line,
      message: line.map((text) => `m${text}`),
    }),
    'POST /api/reports': fc.record({
      path: fc.constantFrom('/', '/clients/5', '/schedule/secret'),
      releases: fc.constantFrom({}, { shell: 'one', 'public-site': 'one' }),
      vitals: fc.array(
        fc.record({ name: fc.constantFrom('LCP', 'CLS', 'INP'), value: fc.nat(5_000) }),
        { maxLength: 3 },
      ),
      errors: fc.array(
        fc.record({ kind: fc.constantFrom('error', 'remote'), message: line, stack: line }),
        { maxLength: 2 },
      ),
    }),
    ...staffBodies(),
    ...settingsBodies(quotes),
    ...releaseBodies(),
    ...moneyBodies(due),
    ...scheduleBodies(),
  };
}

function staffBodies(): Bodies {
  return {
    'POST /api/rest-auth/login': login,
    'POST /api/rest-auth/registration': fc.record({ username, email: address, password }),
    'POST /api/people/create': fc.record({
      username,
      email: address,
      password,
      role: fc.constantFrom('Admin', 'Employee'),
    }),
    'PUT /api/people/factor-rule': fc.record({ adminsNeedFactor: fc.boolean() }),
    'PUT /api/people/:id/disabled': fc.record({ disabled: fc.boolean() }),
    'PUT /api/people/:id/role': fc.record({ role: fc.constantFrom('Admin', 'Employee') }),
    'PUT /api/people/:id/password': fc.record({ password }),
    'PUT /api/account/password': fc
      .tuple(ownPassword, password)
      .map(([own, next]) => ({ ...own, password: next })),
    'POST /api/account/factor/begin': ownPassword,
    'POST /api/account/factor/confirm': fc.record({ code }),
    'POST /api/account/factor/remove': ownPassword,
    'POST /api/account/factor/recovery-codes': ownPassword,
  };
}

function settingsBodies(quotes: readonly (readonly [string, fc.Arbitrary<object>])[]): Bodies {
  return {
    'PUT /api/rate-card': fc.record({
      version: fc.integer({ min: 1, max: 3 }),
      rates: fc.constant(shippedRates),
    }),
    'POST /api/rate-card/trial': fc.oneof(
      ...quotes.map(([kind, request]) =>
        fc.record({
          rates: fc.constant(shippedRates),
          kind: fc.constant(kind),
          request,
          isRush: fc.boolean(),
        }),
      ),
    ),
    'PUT /api/bank-rules': fc.record({
      version: fc.integer({ min: 1, max: 3 }),
      rules: fc.constant(rules),
    }),
  };
}

function releaseBodies(): Bodies {
  return {
    'POST /api/releases/live': fc.record({
      app: fc.constantFrom(...appNames),
      version,
      force: line,
    }),
    'POST /api/releases/share': fc.record({
      app: fc.constantFrom(...appNames),
      version,
      percent: fc.nat(99),
      force: line,
    }),
    'POST /api/releases/preview': fc.record({
      app: fc.constantFrom(...appNames),
      version,
      days: fc.integer({ min: 1, max: 90 }),
    }),
    'POST /api/releases/preview/end': fc.record({ app: fc.constantFrom(...appNames), id: line }),
  };
}

function moneyBodies(due: readonly Due[]): Bodies {
  const document = fc.constantFrom(...due);
  return {
    'POST /api/check-quote-invoice': document.map(({ number, amount }) => ({ number, amount })),
    'POST /api/process-payment': fc
      .tuple(document, fc.uuid({ version: 4 }))
      .map(([{ number, amount }, key]) => ({
        token: { id: 'tok_visa' },
        amount,
        invoice: number,
        key,
      })),
    'POST /api/payment-suggestions/:id/accept': fc.record({ invoiceId: id }),
  };
}

function scheduleBodies(): Bodies {
  return {
    'POST /api/todays-services-summary/:secret/mark': fc.record({
      serviceCode: id.map((number) => `S-${String(number).padStart(6, '0')}`),
      mark: fc.constantFrom('started', 'complete'),
      key: fc.uuid({ version: 4 }),
      markedAt: fc.integer({ min: 1_700_000_000, max: 1_900_000_000 }),
    }),
    'PUT /api/board/move/:id': fc.record({
      version: fc.constantFrom(1, 1, 2),
      employeeId: fc.option(id),
      day: day.filter((text) => text >= boardDays.first),
    }),
  };
}
