import fc from 'fast-check';
import { journalAccounts } from 'shared-api/contract/billing/journal';
import { moneyReports, reportNames } from 'shared-api/contract/billing/moneyReports';
import { holidays } from 'shared-api/contract/company/holidays';
import { mailKindNames } from 'shared-api/contract/values/mailKinds';
import { languages } from 'shared-api/contract/values/language';
import type { Preparation, Tools } from './preparedRecords.ts';

/** Days long before those of any invoice, so that closing them is in nobody's way. */
const longAgo = fc
  .integer({ min: 0, max: 5_000 })
  .map((days) => new Date(Date.UTC(2001, 0, 1 + days)).toISOString().slice(0, 10));

/** Rules of bookings that are like those of the company file. */
const bookingRules = fc.record({
  version: fc.nat(3),
  openingHours: fc.constant([{ days: 'Monday to Friday', hours: '8:00 to 18:00' }]),
  holidays: fc.record({
    observed: fc.subarray([...holidays]),
    own: fc.constantFrom([], [{ day: '2031-08-04', name: 'Civic Holiday' }]),
    areClosed: fc.boolean(),
  }),
  blockedDates: fc.constantFrom(
    [],
    [{ from: '2030-12-24', to: '2031-01-02', kinds: ['carpet', 'visit'] }],
  ),
  bookableMonths: fc.integer({ min: 1, max: 120 }),
  quoteValidDays: fc.integer({ min: 1, max: 365 }),
});

/** Words of some mails. */
const mailWords = fc.record(
  {
    reminderFrSubject: fc.constantFrom('Rappel {number}', ''),
    invoiceEnOpening: fc.constantFrom('{total} for {client}', 'Thank you.'),
  },
  { requiredKeys: [] },
);

/** Valid bodies of the calls that set booking rules, close periods and name accounts. */
export const bookBodies: Record<string, fc.Arbitrary<unknown>> = {
  'POST /api/periods/close': fc.record({ until: longAgo }),
  'POST /api/periods/:id/reopen': fc.record({ reason: fc.constantFrom('A mistake', 'Late') }),
  'PUT /api/input-tax-credits': fc
    .record({ from: longAgo, cents: fc.integer({ min: 0, max: 50_000 }) })
    .map(({ from, cents }) => ({ from, to: from, amount: cents / 100 })),
  'PUT /api/company-data': fc.record({
    version: fc.nat(3),
    legalName: fc.constantFrom('Northbank Property Services Inc.', 'Südbank'),
    name: fc.constant('Northbank'),
    cleaningName: fc.constant('Clearwell Cleaning'),
    contractingName: fc.constant('Hartwood Contracting'),
    phone: fc.constant('+1 519-555-0142'),
    email: fc.constant('hello@northbank.example'),
    hstNumber: fc.constant('70000 0001 RT0001'),
    street: fc.constantFrom('48 Regina Street North, Unit 5', '7 Queen Street'),
    city: fc.constant('Waterloo'),
    province: fc.constant('ON'),
    postalCode: fc.constant('N2J 2Z9'),
  }),
  'PUT /api/mail-words': fc.record({ version: fc.nat(3), words: mailWords }),
  'POST /api/mail-words/preview': fc.record({
    kind: fc.constantFrom(...mailKindNames),
    language: fc.constantFrom(...languages),
    words: mailWords,
  }),
  'POST /api/mail-words/test': fc.record({
    kind: fc.constantFrom(...mailKindNames),
    language: fc.constantFrom(...languages),
    words: mailWords,
    to: fc.constantFrom('', 'owner@northbank.example'),
  }),
  'PUT /api/booking-rules': bookingRules,
  'POST /api/booking-rules/reach': bookingRules,
  'PUT /api/account-map': fc.record({
    version: fc.nat(3),
    taxRate: fc.constantFrom('Tax Exempt (0%)', 'No tax'),
    accounts: fc.constant(journalAccounts),
  }),
};

/** The closing that holds at present. */
async function lastClosing({ call }: Tools): Promise<Record<string, unknown> | undefined> {
  const { body } = await call('GET', '/api/periods/');
  const closings = body['results'] as Record<string, unknown>[];
  return closings.find(({ reopenedAt }) => reopenedAt === null);
}

const dayAfter = (day: string): string =>
  new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

async function closable(means: Tools): Promise<{ until: string }> {
  const last = await lastClosing(means);
  if (last) return { until: dayAfter(String(last['until'])) };
  // The first day of the books: the demo's, unless something is dated before.
  return { until: new Date(Date.now() - 364 * 86_400_000).toISOString().slice(0, 10) };
}

const anyReport: Preparation = () => Promise.resolve({ params: { report: reportNames[0] ?? '' } });

const anyJournal: Preparation = () => Promise.resolve({ params: { format: 'xero' } });

/** What the calls of reports and books need. */
export const bookPreparations: Record<string, Preparation> = {
  'GET /api/money-reports/:report': anyReport,
  'GET /api/money-reports/:report/csv': anyReport,
  'GET /api/money-reports/:report/pdf': anyReport,
  'GET /api/money-reports/:report/entries': () =>
    Promise.resolve({
      params: { report: 'hst' },
      query: `?column=${moneyReports.hst.columns[0]?.key ?? ''}`,
    }),
  'GET /api/journal/:format': anyJournal,
  'GET /api/journal/:format/files': anyJournal,
  'GET /api/journal/:format/zip': anyJournal,
  'PUT /api/input-tax-credits': async (means) => {
    const { until: day } = await closable(means);
    return { body: { from: day, to: day, amount: 5 } };
  },
  'POST /api/periods/close': async (means) => ({ body: await closable(means) }),
  'POST /api/periods/:id/reopen': async (means) => {
    await means.call('POST', '/api/periods/close', await closable(means));
    return { params: { id: String((await lastClosing(means))?.['id']) } };
  },
  'PUT /api/account-map': async ({ call }) => {
    const { version, taxRate, accounts } = (await call('GET', '/api/account-map/')).body;
    return { body: { version, taxRate, accounts } };
  },
};
