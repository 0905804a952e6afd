/** A source file to mutate, and the test files that should notice. */
export interface Source {
  file: string;
  /** The functions or methods to mutate; the whole file if omitted. */
  members?: readonly string[];
  tests: readonly string[];
}

const contract = 'shared-api/src/contract';
const server = 'server/src';

const same = (files: readonly string[], tests: readonly string[]): Source[] =>
  files.map((file) => ({ file, tests }));

const pricingTests = ['price', 'lines', 'quoteLines'].map(
  (name) => `${server}/pricing/${name}.test.ts`,
);
const listTests = [
  `${server}/entities/listLimits.test.ts`,
  `${server}/entities/sortAndExport.test.ts`,
  `${server}/entities/entityRoutes.test.ts`,
  `${server}/entities/input.test.ts`,
  `${server}/entities/views/views.test.ts`,
];

const storeTests = ['ReleaseStore', 'damagedReleases'].map(
  (name) => `${server}/releases/${name}.test.ts`,
);

/** Code in which a mistake would cost money, lock somebody out or let somebody in. */
export const areas: Readonly<Record<string, readonly Source[]>> = {
  money: [
    { file: `${contract}/values/money.ts`, tests: [`${contract}/values/money.test.ts`] },
    {
      file: `${contract}/values/typedNumbers.ts`,
      tests: [`${contract}/values/typedNumbers.test.ts`],
    },
  ],
  dates: [
    {
      file: `${contract}/company/companyTime.ts`,
      tests: [`${contract}/company/companyTime.test.ts`],
    },
  ],
  permissions: [
    { file: `${contract}/staff/roles.ts`, tests: [`${contract}/staff/roles.test.ts`] },
    {
      file: `${contract}/calls/Call.ts`,
      tests: [`${contract}/calls/Call.test.ts`, `${contract}/calls/record/description.test.ts`],
    },
    {
      file: `${server}/http/handle.ts`,
      tests: ['http/handle', 'http/leftOut', 'permissions'].map(
        (name) => `${server}/${name}.test.ts`,
      ),
    },
  ],
  fields: same(
    ['fields', 'schemas', 'storableText', 'table'].map((name) => `${contract}/fields/${name}.ts`),
    ['fields', 'schemas', 'newRecord', 'table', 'day'].map(
      (name) => `${contract}/fields/${name}.test.ts`,
    ),
  ),
  ledger: [
    {
      file: `${server}/ledger/invoiceLines.ts`,
      tests: [`${server}/ledger/invoiceLines.test.ts`, `${server}/ledger/credit.test.ts`],
    },
    ...same(
      ['credit', 'previewCredit'].map((name) => `${server}/ledger/${name}.ts`),
      ['credit', 'creditAndWriteOff'].map((name) => `${server}/ledger/${name}.test.ts`),
    ),
    ...same(
      ['lots', 'lotsOf', 'allocatePayment', 'releaseAllocation', 'recordPayment'].map(
        (name) => `${server}/ledger/${name}.ts`,
      ),
      ['lots', 'recordPayment', 'releaseAllocation', 'moneyHistory'].map(
        (name) => `${server}/ledger/${name}.test.ts`,
      ),
    ),
    ...same(
      ['reversePayment', 'refund'].map((name) => `${server}/ledger/${name}.ts`),
      [
        ...['reverseAndRefund', 'recordPayment', 'credit', 'moneyHistory'].map(
          (name) => `${server}/ledger/${name}.test.ts`,
        ),
        `${server}/payments/refunds/cardRefunds.test.ts`,
        `${server}/payments/elsewhere.test.ts`,
        `${server}/payments/disputes/disputes.test.ts`,
        `${server}/bank/suggestions/suggestions.test.ts`,
      ],
    ),
    ...same(
      ['depositTerms', 'receiveDeposit', 'endDeposit'].map(
        (name) => `${server}/deposits/${name}.ts`,
      ),
      [
        ...['depositTerms', 'deposits', 'depositRequests', 'partPayments'].map(
          (name) => `${server}/deposits/${name}.test.ts`,
        ),
        `${server}/payments/due/dueDeposit.test.ts`,
      ],
    ),
  ],
  pricing: [
    ...same(
      [
        'commercial',
        'floor',
        'lines',
        'paint',
        'price',
        'quoteLines',
        'residential',
        'student',
      ].map((name) => `${server}/pricing/${name}.ts`),
      pricingTests,
    ),
    {
      file: `${server}/pricing/rateCard.ts`,
      tests: [`${server}/pricing/rateCard.test.ts`, `${server}/quotes/rateCardRoutes.test.ts`],
    },
    { file: `${contract}/quotes/rateCard.ts`, tests: [`${server}/quotes/rateCardRoutes.test.ts`] },
  ],
  limits: [
    ...same(
      [`${server}/limits.ts`, 'server/migrations/0008_attempts.sql'],
      [`${server}/limits.test.ts`, `${server}/limitsOfCalls.test.ts`],
    ),
    {
      file: `${server}/session/login/loginLimits.ts`,
      tests: [`${server}/session/login/loginLimits.test.ts`],
    },
    { file: `${server}/KeyedQueue.ts`, tests: [`${server}/KeyedQueue.test.ts`] },
    { file: `${server}/db/VisitorQueue.ts`, tests: [`${server}/db/Database.test.ts`] },
  ],
  paging: [
    { file: `${server}/entities/cursor.ts`, tests: [`${server}/entities/cursor.test.ts`] },
    ...same([`${contract}/entities/list.ts`, `${server}/entities/listQuery.ts`], listTests),
    {
      file: `${server}/entities/EntityRepository.ts`,
      tests: [...listTests, `${server}/pricing/quoteLines.test.ts`],
    },
  ],
  filters: [
    {
      file: `${server}/entities/EntitySource.ts`,
      tests: [`${server}/clients/places/places.test.ts`],
    },
    ...same(
      ['clients', 'contracts', 'employees', 'invoices', 'leads', 'quotes', 'services'].map(
        (name) => `${server}/entities/sources/${name}.ts`,
      ),
      [`${server}/entities/sources.test.ts`, ...listTests, `${server}/entities/search.test.ts`],
    ),
  ],
  releases: [
    ...same(
      [`${server}/releases/releaseEvents.ts`],
      [`${server}/releases/releaseEvents.test.ts`, ...storeTests],
    ),
    {
      file: `${server}/releases/chooseReleases.ts`,
      members: ['preferredVersions', 'chooseReleases'],
      tests: storeTests,
    },
  ],
};
