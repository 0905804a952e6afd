/** An equivalent mutant: it behaves the same, so no test can notice it. */
export interface Equivalent {
  file: string;
  /** The mutated line. */
  after: string;
  why: string;
}

export const equivalents: readonly Equivalent[] = [
  ...['<= 0', '< 1'].map((comparison) => ({
    file: 'shared-api/src/contract/values/money.ts',
    after: `return checked(cents ${comparison} ? -rounded : rounded);`,
    why: 'Cents are whole, and the tax on none is 0, of which checked() drops the sign.',
  })),
  {
    file: 'server/src/ledger/invoiceLines.ts',
    after: 'return lines.map((line, index) => ({ ...line, taxCents: taxes[index] ?? 1 }));',
    why: 'Each line has a share of the tax; the compiler does not know it.',
  },
  ...[
    'a.index + b.index : a.rest > b.rest ? -1 : 1',
    'a.index - b.index : a.rest >= b.rest ? -1 : 1',
    'a.index - b.index : a.rest > b.rest ? -2 : 1',
    'a.index - b.index : a.rest > b.rest ? -1 : 2',
  ].map((order) => ({
    file: 'server/src/ledger/invoiceLines.ts',
    after: `.toSorted((a, b) => (a.rest === b.rest ? ${order}))`,
    why: 'Sorting keeps the order of equal ones, and reads the sign alone.',
  })),
  {
    file: 'server/src/ledger/invoiceLines.ts',
    after: '? 1',
    why: 'What a line for nothing would have to its end and before its part is the same.',
  },
  ...['{ id = 1, position = 0 }', '{ id = 0, position = 1 }'].map((row) => ({
    file: 'server/src/ledger/credit.ts',
    after: `const ${row} = rows[0] ?? {};`,
    why: 'A row that was inserted is answered; the compiler does not know it.',
  })),
  {
    file: 'server/src/ledger/recordPayment.ts',
    after: 'return rows[0]?.id ?? 1;',
    why: 'A row that was inserted is answered; the compiler does not know it.',
  },
  {
    file: 'server/src/deposits/endDeposit.ts',
    after: 'const refundId = rows[0]?.id ?? 1;',
    why: 'A row that was inserted is answered; the compiler does not know it.',
  },
  {
    file: 'server/src/deposits/endDeposit.ts',
    after:
      'const { clientId = null, quoteId = null, brand = null, isCard = true } = rows[0] ?? {};',
    why: 'The payment of a request that is held is there; the compiler does not know it.',
  },
  ...['left = 1, isDisputed = false', 'left = 0, isDisputed = true'].map((defaults) => ({
    file: 'server/src/deposits/endDeposit.ts',
    after: `const { ${defaults} } = rows[0] ?? {};`,
    why: 'The view has a row for each card payment; the compiler does not know it.',
  })),
  {
    file: 'server/migrations/0008_attempts.sql',
    after:
      'WHERE a.kind = l.kind AND a.key = l.key AND a.at >= moment - make_interval(mins => l.minutes)',
    why: 'The moment is the clock, to the microsecond: no attempt can be made to lie exactly there.',
  },
  {
    file: 'server/src/ledger/refund.ts',
    after: 'export const refundClaimSeconds = 31;',
    why: 'Any time that is longer than a call to the provider will do.',
  },
  {
    file: 'server/src/ledger/refund.ts',
    after: '? await lockCredit(connection, input.creditId ?? 1)',
    why: 'One of the two is named, or nothing is locked; the compiler does not know it.',
  },
  {
    file: 'server/src/ledger/refund.ts',
    after: 'const { left = 1, isDisputed = false } = rows[0] ?? {};',
    why: 'The view has a row for each card payment; the compiler does not know it.',
  },
  {
    file: 'server/src/ledger/refund.ts',
    after: 'const { left = 0, isDisputed = true } = rows[0] ?? {};',
    why: 'The view has a row for each card payment; the compiler does not know it.',
  },
  {
    file: 'server/src/ledger/refund.ts',
    after: 'const id = rows[0]?.id ?? 1;',
    why: 'A row that was inserted is answered; the compiler does not know it.',
  },
  {
    file: 'server/src/entities/EntityRepository.ts',
    after: ': `SELECT count(*) AS count, coalesce(sum(${totalCents ?? 1}), 0) AS cents',
    why: 'Where a list has no amounts, their sum is not read.',
  },
  {
    file: 'server/src/entities/EntityRepository.ts',
    after: '} else if (query.page >= 1) {',
    why: 'The first page then begins behind 0 rows.',
  },
  {
    file: 'server/src/entities/EntityRepository.ts',
    after: 'LIMIT ${value(query.pageSize + 2)} ${offset}',
    why: 'Rows beyond the page only say that there are more; one or two say the same.',
  },
  ...['const count = rows[0]?.count ?? 1;', 'const total = Number(rows[0]?.total ?? 1);'].map(
    (after) => ({
      file: 'server/src/entities/EntityRepository.ts',
      after,
      why: 'The statement always answers a row; the compiler does not know it.',
    }),
  ),
  {
    file: 'server/src/entities/EntityRepository.ts',
    after:
      '? address(path, query.rest, { cursor: writeCursor({ key: last.key, id: last.id ?? 1 }) })',
    why: 'Rows without an id were left out before; the compiler does not know it.',
  },
  {
    file: 'server/src/entities/EntityRepository.ts',
    after: 'return this.#mustFind(connection, rows[0]?.id ?? 1);',
    why: 'A row that was inserted has an id; the compiler does not know it.',
  },
  ...['slice(1, 16)', 'slice(0, 17)'].map((part) => ({
    file: 'server/src/entities/EntityRepository.ts',
    after: `name = createHash('sha256').update(text).digest('base64url').${part};`,
    why: 'One character of a hash more or less names statements as well.',
  })),
  {
    file: 'shared-api/src/contract/fields/fields.ts',
    after:
      'if (value === null || value === undefined || Math.abs(value) >= largestAmount) return true;',
    why: 'The largest amount itself has whole cents.',
  },
  {
    file: 'shared-api/src/contract/fields/schemas.ts',
    after: 'const found = error.inner.length >= 0 ? error.inner : [error];',
    why: 'All errors of an object are collected in `inner`; the types allow for none there.',
  },
  {
    file: 'shared-api/src/contract/fields/schemas.ts',
    after: "errors[(path ?? '').split(/[.[]/, 2)[0] ?? ''] ??= faultOf(message, type);",
    why: 'Only the first part is read.',
  },
];
