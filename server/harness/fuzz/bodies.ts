import { roles } from 'shared-api/contract/staff/roles';
import fc from 'fast-check';
import { boardDays } from 'shared-api/contract/schedule/board';
import { invoiceSchema } from 'shared-api/contract/entities/invoice';
import { entities, entityNames, type EntityName } from 'shared-api/contract/entities/entities';
import { appNames } from 'shared-api/contract/releases/release';
import { deployBodies } from './deploys.ts';
import { quoteKinds, quoteKindNames } from 'shared-api/contract/quotes/kinds';
import { shippedRates } from 'shared-api/contract/quotes/rates';
import { demoLogins } from '../../src/demo/loadDemo.ts';
import rules from '../../src/bank/rules.json' with { type: 'json' };
import { depositBodies } from './deposits.ts';
import { clientPlaceBodies } from './clientPlaces.ts';
import { workingHoursBodies } from './workingHours.ts';
import {
  agreementBodies,
  ledgerBodies,
  quoteWorkBodies,
  statementBodies,
  type Bodies,
} from './moneyBodies.ts';
import { bulkBodies } from './bulk.ts';
import { leadBodies } from './leads.ts';
import type { Due } from './startTarget.ts';
import { bookBodies } from './books.ts';
import { address, day, id, keyed, line, recordOf } from './values.ts';

const password = fc.constantFrom(
  'correct horse battery',
  'stapled donkeys fly',
  'short',
  'tr0ub4dor&3 zebra',
);
const username = fc.nat(100_000).map((number) => `person-${number}`);
const version = fc.constantFrom('one', 'two', 'three');

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

const visitForm = {
  service: 'power-wash',
  name: 'Ann',
  phone: '519-555-0101',
  address: '12 Erb Street',
  postalCode: 'N2L 1T2',
  message: 'The driveway',
  day: '',
  time: 'Morning',
};

/** Bodies that create and update a record. */
function bodiesOf(entity: EntityName) {
  const fields = recordOf(entities[entity].schema);
  const update = fc
    .tuple(fields, fc.constantFrom(1, 1, 1, 2))
    .map(([body, number]) => ({ ...body, version: number }));
  return [
    [`POST /api/${entity}/create`, keyed(fields)],
    [`PUT /api/${entity}/update/:id`, update],
  ] as const;
}

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
  const ofEntities = entityNames.flatMap(bodiesOf);
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
    'POST /api/quote-answers/:secret/wishes': fc.record({
      wish: fc.constantFrom('book', 'change', 'ask'),
      name: line.map((text) => `n${text}`),
      phone: line,
      message: line.map((text) => `m${text}`),
    }),
    'POST /api/visit-requests': fc
      .tuple(address, line)
      .map(([email, text]) => ({ ...visitForm, email, message: `m${text}` })),
    'POST /api/letters/seen': fc.record({ key: fc.uuid() }),
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
    ...deployBodies,
    ...moneyBodies(due),
    ...ledgerBodies(),
    ...bookBodies,
    ...statementBodies(),
    ...agreementBodies(),
    ...quoteWorkBodies(),
    ...leadBodies(),
    ...bulkBodies(),
    ...depositBodies,
    ...scheduleBodies(),
    ...workingHoursBodies(),
    ...clientPlaceBodies,
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
      role: fc.constantFrom(...roles),
    }),
    'PUT /api/people/factor-rule': fc.record({ adminsNeedFactor: fc.boolean() }),
    'PUT /api/people/:id/disabled': fc.record({ disabled: fc.boolean() }),
    'PUT /api/people/:id/role': fc.record({ role: fc.constantFrom(...roles) }),
    'PUT /api/people/:id/employee': fc.record({
      employeeId: fc.option(fc.integer({ min: 1, max: 9 })),
    }),
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
    'POST /api/bank-rules/trial': fc.record({ rules: fc.constant(rules) }),
    'PUT /api/bank-transactions/:id': fc.record({
      kind: fc.constantFrom('Fee', 'Other', null),
      category: fc.option(line.map((text) => text.slice(0, 100).toWellFormed())),
      brand: fc.constantFrom('cleaning', 'contracting', null),
    }),
    'PUT /api/bank-accounts/:id': fc.record({
      version: fc.integer({ min: 1, max: 3 }),
      name: line.map((text) => text.slice(0, 60).toWellFormed()),
      currency: fc.constantFrom('CAD', 'USD'),
      brand: fc.constantFrom('cleaning', 'contracting'),
    }),
    'POST /api/bank-rates': fc.record({
      accountId: id,
      currency: fc.constantFrom('USD', 'EUR'),
      month: fc.constantFrom('2026-03', null),
      fileId: fc.option(id),
      rate: fc.integer({ min: 1, max: 3_000_000 }).map((millionths) => millionths / 1e6),
      source: line.map((text) => text.slice(0, 100).toWellFormed()),
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
    'POST /api/checkout': fc
      .tuple(document, fc.uuid({ version: 4 }))
      .map(([{ number, amount }, key]) => ({ amount, invoice: number, key })),
    'POST /api/payment-suggestions/:id/accept': fc.record({ invoiceId: id }),
    'POST /api/invoices/:id/letter': fc.record({
      kind: fc.constantFrom('bill', 'reminder'),
      message: line,
    }),
    'POST /api/invoices/:id/send': fc.record({
      version: fc.constantFrom(1, 2, 3),
      kind: fc.constant('bill'),
      to: fc.array(address, { minLength: 1, maxLength: 3 }),
      cc: fc.array(address, { maxLength: 3 }),
      message: line,
      key: fc.uuid(),
    }),
    'POST /api/invoices/:id/mark-sent': fc.record({
      version: fc.constantFrom(1, 2, 3),
      how: line.map((text) => `By post ${text}`),
      day: fc.constant('2026-03-02'),
      key: fc.uuid(),
    }),
    'POST /api/invoices/preview-file': recordOf(invoiceSchema),
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
      time: fc.option(fc.constantFrom('07:15', '13:00'), { nil: undefined }),
      force: fc.boolean(),
    }),
  };
}
