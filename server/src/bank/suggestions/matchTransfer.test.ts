import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { invoicesOfSum, matchTransfer, type Match, type OpenInvoice } from './matchTransfer.ts';

const invoice = (id: number, balance: number, more: Partial<OpenInvoice> = {}): OpenInvoice => ({
  id,
  number: 10_000 + id,
  clientId: 1,
  clientName: 'Uptown Law Office',
  day: `2026-01-${String(id).padStart(2, '0')}`,
  balance,
  ...more,
});

/** A match in short: its kind, what each invoice gets, and what is over. */
const short = (match: Match | undefined) =>
  match && [
    match.kind,
    ...match.shares.map(({ invoice: { id }, cents }) => `${id}: ${cents}`),
    ...(match.onAccount > 0 ? [`over: ${match.onAccount}`] : []),
  ];

const none = { named: [], ofClients: [], exact: [] };
const [a, b, c] = [invoice(1, 100), invoice(2, 250), invoice(3, 400)];

describe('a transfer', () => {
  it('pays the invoice that it names, to the cent', () => {
    expect(short(matchTransfer({ ...none, cents: 250, named: [b], exact: [a, b] }))).toEqual([
      'exact',
      '2: 250',
    ]);
  });

  it('pays several of the client that it names when they come to it, all of them first', () => {
    const ofClients = [a, b, c];
    expect(short(matchTransfer({ ...none, cents: 750, ofClients }))).toEqual([
      'several',
      '1: 100',
      '2: 250',
      '3: 400',
    ]);
    expect(short(matchTransfer({ ...none, cents: 500, ofClients }))).toEqual([
      'several',
      '1: 100',
      '3: 400',
    ]);
  });

  it('pays a part of the invoice that it names, and more than that the oldest of the client', () => {
    expect(short(matchTransfer({ ...none, cents: 90, named: [b], ofClients: [a, b] }))).toEqual([
      'part',
      '2: 90',
    ]);
    expect(short(matchTransfer({ ...none, cents: 300, named: [b], ofClients: [a, b] }))).toEqual([
      'part',
      '2: 250',
      '1: 50',
    ]);
    expect(short(matchTransfer({ ...none, cents: 400, named: [b], ofClients: [a, b] }))).toEqual([
      'part',
      '2: 250',
      '1: 100',
      'over: 50',
    ]);
  });

  it('with nothing but a client’s name pays the oldest first', () => {
    expect(short(matchTransfer({ ...none, cents: 120, ofClients: [a, b, c] }))).toEqual([
      'client',
      '1: 100',
      '2: 20',
    ]);
    expect(matchTransfer({ ...none, cents: 201, ofClients: [a] })).toBeUndefined();
  });

  it('that could be of two clients is left to a person, unless only one fits to the cent', () => {
    const other = invoice(4, 333, { clientId: 2 });
    expect(matchTransfer({ ...none, cents: 120, ofClients: [a, other] })).toBeUndefined();
    expect(short(matchTransfer({ ...none, cents: 333, ofClients: [a, other] }))).toEqual([
      'exact',
      '4: 333',
    ]);
  });

  it('that names an invoice is of its client, also where another one has the payer’s name', () => {
    const other = invoice(4, 90, { clientId: 2 });
    const ofClients = [a, b, other];
    expect(short(matchTransfer({ ...none, cents: 80, named: [b], ofClients }))).toEqual([
      'part',
      '2: 80',
    ]);
    expect(short(matchTransfer({ ...none, cents: 90, named: [b], ofClients }))).toEqual([
      'part',
      '2: 90',
    ]);
    expect(matchTransfer({ ...none, cents: 80, named: [b, other], ofClients })).toBeUndefined();
  });

  it('without number or name pays the only invoice of its amount, and none where two have it', () => {
    expect(short(matchTransfer({ ...none, cents: 100, exact: [a] }))).toEqual(['exact', '1: 100']);
    expect(matchTransfer({ ...none, cents: 100, exact: [a, invoice(9, 100)] })).toBeUndefined();
  });

  it('of more than an invoice without a client owes is left to a person', () => {
    const nobodys = invoice(1, 100, { clientId: null });
    expect(matchTransfer({ ...none, cents: 120, named: [nobodys] })).toBeUndefined();
  });
});

describe('invoices that come to an amount', () => {
  it('are found wherever there are some, and always sum to it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 500_000 }), { minLength: 2, maxLength: 10 }),
        fc.infiniteStream(fc.boolean()),
        (balances, flags) => {
          const invoices = balances.map((balance, index) => invoice(index + 1, balance));
          const chosen = invoices.filter(() => flags.next().value === true);
          if (chosen.length < 2) return;
          const cents = chosen.reduce((sum, { balance }) => sum + balance, 0);
          const found = invoicesOfSum(cents, invoices) ?? [];
          expect(found.length).toBeGreaterThan(1);
          expect(found.reduce((sum, { balance }) => sum + balance, 0)).toBe(cents);
          expect(new Set(found).size).toBe(found.length);
          expect(invoicesOfSum(cents, invoices)).toEqual(found);
        },
      ),
    );
  });

  it('are not looked for beyond a bound', () => {
    const even = Array.from({ length: 20 }, (_, index) => invoice(index + 1, 2 ** (index + 3)));
    expect(invoicesOfSum(2 ** 20 + 1, even)).toBeUndefined();
  });
});
