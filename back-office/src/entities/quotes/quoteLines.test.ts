import { expect, it } from '@jest/globals';
import type { PublicCompany } from 'shared-api/contract/company/company';
import { followLines } from './quoteLines.ts';
import { quotesEditor } from './quotesEditor.ts';

const head = ['Description', 'Qty', 'Rate', 'Amount'];
const lines = (amount: string) => [head, ['Drywall', '', '', amount]];

it('the price of a quote is its lines with tax, as long as nobody has typed another one', () => {
  const none = { lineData: [], subTotal: null };
  expect(followLines(lines('1000'), none, 0.13)).toEqual({
    lineData: lines('1000'),
    price: 1_130,
    subTotal: 1_000,
    tax: 130,
  });
  const agreed = { lineData: lines('1000'), subTotal: 1_000 };
  expect(followLines(lines('2000'), agreed, 0.13)).toMatchObject({ price: 2_260 });
  const other = { lineData: lines('1000'), subTotal: 884.96 };
  expect(followLines(lines('2000'), other, 0.13)).toEqual({ lineData: lines('2000') });
  expect(followLines(lines('-5'), none, 0.13)).toEqual({ lineData: lines('-5') });
});

it('asks where the price that is typed is not that of the lines', () => {
  const company = { taxRate: 0.13 } as PublicCompany;
  const ask = (price: unknown) =>
    quotesEditor.question?.({ lineData: lines('1000'), price }, company);
  expect(ask(1_130)).toBeUndefined();
  expect(ask('twelve')).toBeUndefined();
  expect(ask(1_000)).toMatchObject({
    text: 'The lines come to $\u00a01,000.00, and the subtotal is $\u00a0884.96.',
    take: { fields: { price: 1_130 } },
  });
});
