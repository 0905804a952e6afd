import { randomUUID } from 'node:crypto';
import { daysAfter } from 'shared-api/contract/values/days';
import { issueInvoices } from '../billing/issueInvoices.ts';
import { createQuoteInvoices } from '../billing/quoteInvoices.ts';
import { askForDeposit } from '../deposits/askForDeposit.ts';
import { forfeitDeposit, returnDeposit } from '../deposits/endDeposit.ts';
import { receiveDeposit } from '../deposits/receiveDeposit.ts';
import { acceptQuote } from '../quotes/agreement/acceptQuote.ts';
import { daysAgo, type Demo } from './demoMoney.ts';

const who = 'demo';

interface Quote {
  id: number;
  version: number;
  client: string;
  /** Days since it was made. */
  age: number;
}

/** What becomes of money that was paid before its invoice. */
const ends = ['applied', 'givenBack', 'kept', 'held'] as const;

/** Accepted quotes whose deposits were applied, given back and kept, and a part payment that is held. */
export async function insertDepositHistories(demo: Demo): Promise<void> {
  const { connection, today } = demo;
  const { rows } = await connection.query<Quote>(
    `SELECT q.id, q.version, c.full_name AS client,
       $1::date - q.since_ts AS age
     FROM quotes q JOIN clients c ON c.id = q.client_id
     WHERE q.category = 'Contracting' AND q.since_ts BETWEEN $1::date - 100 AND $1::date - 40
       AND NOT EXISTS (SELECT FROM acceptances a WHERE a.quote_id = q.id)
     ORDER BY q.number LIMIT $2`,
    [today, ends.length],
  );
  for (const [index, quote] of rows.entries()) await deposit(demo, quote, ends[index] ?? 'held');
}

/** A quote that is accepted, its deposit, and what became of that. */
async function deposit(demo: Demo, quote: Quote, end: (typeof ends)[number]): Promise<void> {
  const { id, version, client, age } = quote;
  const dayAfter = (days: number): string => daysAfter(demo.today, days - age);
  await acceptQuote(
    daysAgo(demo, age - 3),
    id,
    { version, on: dayAfter(3), how: 'email', by: client, note: '' },
    who,
  );
  const { id: request } = await askForDeposit(
    daysAgo(demo, age - 3),
    { entity: 'quotes', id },
    {
      key: randomUUID(),
      kind: end === 'held' ? 'partPayment' : 'deposit',
      amount: null,
      percent: 30,
      dueOn: dayAfter(14),
      note: 'We order the material once it is here.',
    },
    who,
  );
  await receiveDeposit(
    daysAgo(demo, 0),
    request,
    { key: randomUUID(), day: dayAfter(8), method: 'e-transfer', reference: '' },
    who,
  );
  if (end === 'applied')
    await issueAll(demo, await invoice(demo, quote, dayAfter(25)), dayAfter(25));
  // More than ten percent over what was agreed: it stays a draft, which the daily update names.
  if (end === 'held') await invoice(demo, quote, dayAfter(25), 125);
  if (end === 'givenBack') {
    const reason = 'The building is sold; nothing was ordered yet.';
    const how = { method: 'e-transfer' as const, reference: '', reason };
    await returnDeposit(
      daysAgo(demo, age - 20),
      request,
      { key: randomUUID(), amount: null, ...how },
      who,
    );
  }
  if (end === 'kept') {
    const reason = 'Cancelled the day before, with the material cut to size.';
    await forfeitDeposit(
      daysAgo(demo, age - 24),
      request,
      { key: randomUUID(), amount: null, reason },
      who,
    );
  }
}

/**
 * The work of a quote is done, and its invoice a draft.
 * @param percent of its price
 * @returns the invoice
 */
async function invoice(
  { connection, company }: Demo,
  quote: Quote,
  day: string,
  percent = 100,
): Promise<number[]> {
  await connection.query(
    `INSERT INTO services (client_id, quote_id, type, service_status, date_ts, price_cents, hours,
       line_data)
     SELECT client_id, id, category, 'Complete', $2::date + time '08:00',
       round(sub_total_cents * $3::integer / 100.0), 16, project_title
     FROM quotes WHERE id = $1`,
    [quote.id, day, percent],
  );
  await createQuoteInvoices(connection, { today: day, taxRate: company.taxRate, who });
  const { rows } = await connection.query<{ id: number }>(
    'SELECT id FROM invoices WHERE quote_id = $1',
    [quote.id],
  );
  return rows.map(({ id }) => id);
}

/** Issues invoices: what is held for them is applied by itself. */
async function issueAll({ connection }: Demo, ids: number[], day: string): Promise<void> {
  await issueInvoices(connection, ids, day, who);
  await connection.query('UPDATE invoices SET billed = true WHERE id = ANY($1)', [ids]);
}
