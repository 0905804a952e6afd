import { beforeAll, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { billingPerFile, type Json } from '../../harness/testing/testBilling.ts';

const billing = billingPerFile({ isCleared: false });

const client = (fullName: string): Promise<Json> => billing.create('clients', { fullName });
const bill = ({ id }: Json, dateTs: string): Promise<Json> =>
  billing.issued({ clientId: id, dateTs });
const rename = async ({ id }: Json, fullName: string): Promise<void> => {
  const { body } = await billing.call('GET', `clients/${String(id)}/`);
  const answer = await billing.call('PUT', `clients/update/${String(id)}/`, { ...body, fullName });
  expect(answer.status).toBe(200);
};
const closeBooks = async (until: string): Promise<void> =>
  expect(await billing.call('POST', 'periods/close', { until })).toMatchObject({ status: 200 });
const file = async (month: string): Promise<string> =>
  (await billing.call('GET', `journal/quickbooks?from=${month}-01&to=${month}-28`)).text;

/** The customers of a month, in the order of their entries. */
async function customersOf(month: string): Promise<(string | undefined)[]> {
  const rows = parse<Record<string, string>>(await file(month), { columns: true, bom: true });
  return [...new Set(rows.map(({ Name }) => Name))];
}

let bob: Json;
let first: Json;
let second: Json;
let numbered = '';
beforeAll(async () => {
  bob = await client('Bob Ray');
  first = await client('Ann Lee');
  second = await client('ann lee');
  numbered = `ann lee #${String(second['id'])}`;
  for (const one of [bob, first, second]) await bill(one, '2026-01-10');
});

it('clients of one name are two customers: the first by the name, the other with its number', async () => {
  expect(await customersOf('2026-01')).toEqual(['Bob Ray', 'Ann Lee', numbered]);
});

it('a closed period stays as it was whoever takes the name, and a name is never another customer', async () => {
  await closeBooks('2026-01-31');
  const closed = await file('2026-01');
  expect(await customersOf('2026-01')).toEqual(['Bob Ray', 'Ann Lee', numbered]);

  // The first is renamed, one that is older takes its name, and a new one comes.
  await rename(first, 'Ann Kim');
  await rename(bob, 'Ann Lee');
  const third = await client('Ann Lee');
  for (const one of [bob, first, second, third]) await bill(one, '2026-02-10');
  expect(await customersOf('2026-02')).toEqual([
    `Ann Lee #${String(bob['id'])}`,
    'Ann Kim',
    numbered,
    `Ann Lee #${String(third['id'])}`,
  ]);
  expect(await file('2026-01')).toBe(closed);

  // Called as before, it is the same customer as before; also in what is closed next.
  await rename(first, 'Ann Lee');
  const open = await file('2026-02');
  await closeBooks('2026-02-28');
  expect(await file('2026-02')).toBe(open);
  expect(await customersOf('2026-02')).toEqual([
    `Ann Lee #${String(bob['id'])}`,
    'Ann Lee',
    numbered,
    `Ann Lee #${String(third['id'])}`,
  ]);
  await rename(second, 'Ann Park');
  expect([await file('2026-01'), await file('2026-02')]).toEqual([closed, open]);
});

it('what was closed before customers were told apart stays so', async () => {
  await billing.server.database.query('UPDATE closed_names SET customer = NULL');
  expect(await customersOf('2026-01')).toEqual(['Bob Ray', 'Ann Lee', 'ann lee']);
});
