import fc from 'fast-check';

const kinds = [
  'issue',
  'issue',
  'pay',
  'pay',
  'payTwo',
  'payAhead',
  'payBalance',
  'allocate',
  'allocate',
  'reverse',
  'credit',
  'credit',
  'creditAll',
  'refund',
  'refund',
  'writeOff',
  'void',
  'quote',
  'contract',
  'accept',
  'changeOrder',
  'issueQuote',
  'issueQuote',
  'moveQuote',
  ...(['ask', 'ask', 'ask', 'receive', 'receive', 'receive', 'withdraw', 'withdraw'] as const),
  ...(['giveBack', 'giveBack', 'giveBack', 'keep', 'keep', 'allocate', 'changeOrder'] as const),
  ...(['card', 'card', 'cardOfQuote', 'cardOfRequest', 'cardOfRequest'] as const),
  ...([
    'refundFails',
    'refundFails',
    'refundFails',
    'dispute',
    'disputeEnds',
    'disputeEnds',
  ] as const),
] as const;

/** How much: all that there is, some of it, a cent, a cent more than there is, or any amount. */
const sizes = ['all', 'all', 'some', 'some', 'cent', 'over', 'any'] as const;

/** Something that is tried, in terms of what there will be by then, so that a history can be cut. */
export const step = fc.record({
  kind: fc.constantFrom(...kinds),
  /** Which client, invoice, payment or credit, out of those that there are. */
  client: fc.nat(1),
  one: fc.nat(7),
  other: fc.nat(7),
  size: fc.constantFrom(...sizes),
  cents: fc.integer({ min: 1, max: 30_000 }),
  /** How many days ago it was, where a day is typed. */
  back: fc.oneof(fc.constant(0), fc.nat(60)),
});
export type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

export const at = (names: Iterable<string>, place: number): string | undefined => {
  const list = [...names];
  return list[place % list.length];
};

export function amount({ size, cents }: Step, all: number): number {
  switch (size) {
    case 'all':
      return Math.max(all, 1);
    case 'some':
      return Math.max(1, cents % Math.max(all, 1));
    case 'cent':
      return 1;
    case 'over':
      return all + 1;
    case 'any':
      return cents;
  }
}

/** One to three lines. */
export function linesFor({ one, other, cents }: Step): number[] {
  const more = [Math.ceil(cents / 3), Math.ceil(cents / 7) + other];
  return [cents, ...more.slice(0, one % 3)];
}
