import { fromCents, taxOf } from 'shared-api/contract/values/money';
import { issueInvoices } from '../../../src/billing/issueInvoices.ts';
import { acceptChangeOrder, acceptQuote } from '../../../src/quotes/agreement/acceptQuote.ts';
import { makeChangeOrder } from '../../../src/quotes/agreement/makeChangeOrder.ts';
import type { QuoteCommand } from '../oracle/quoteRules.ts';
import { isContract, reason, who, type Doing } from './doing.ts';

type Of<Kind extends QuoteCommand['kind']> = Extract<QuoteCommand, { kind: Kind }>;

/** None that the sequence of documents comes to: that has five digits. */
let quoteNumber = 1_000_000;

/** Does a command about quotes and what bills them. @returns the id of what it has made, if it has a name */
export async function driveQuotes(
  command: QuoteCommand,
  doing: Doing,
): Promise<number | undefined> {
  const { driven, today, idOf } = doing;
  switch (command.kind) {
    case 'quote':
      return makeQuote(command, doing);
    case 'contract':
      return makeContract(command, doing);
    case 'prepay':
      return prepay(command, doing);
    case 'accept':
      await acceptQuote(driven, idOf(command.quote), accepting(today), who);
      return undefined;
    case 'changeOrder':
      await changeOrder(command, doing);
      return undefined;
    case 'issue':
      return issue(command, doing);
  }
}

async function makeQuote(
  { client, cents }: Of<'quote'>,
  { driven, clients }: Doing,
): Promise<number> {
  const { rows } = await driven.database.query<{ id: number }>(
    `INSERT INTO quotes (number, since_ts, client_id, price_cents, category)
     VALUES ($1, '2024-01-01', $2, $3, 'Contracting') RETURNING id`,
    [quoteNumber++, clients[client], cents],
  );
  return rows[0]?.id ?? 0;
}

async function makeContract(
  { client }: Of<'contract'>,
  { driven, clients }: Doing,
): Promise<number> {
  const { rows } = await driven.database.query<{ id: number }>(
    `INSERT INTO contracts (since_ts, client_id, price_cents)
     VALUES ('2024-01-01', $1, 10000) RETURNING id`,
    [clients[client]],
  );
  return rows[0]?.id ?? 0;
}

/** As a card payment on a quote is recorded. */
async function prepay(
  { quote, cents }: Of<'prepay'>,
  { driven, today, idOf }: Doing,
): Promise<number> {
  const { rows } = await driven.database.query<{ id: number }>(
    `INSERT INTO payments (quote_id, amount_cents, method, received_on, recorded_by)
     VALUES ($1, $2, 'card', $3, $4) RETURNING id`,
    [idOf(quote), cents, today, who],
  );
  return rows[0]?.id ?? 0;
}

/** Made and accepted by the client. */
async function changeOrder(
  { quote, cents }: Of<'changeOrder'>,
  { driven, key, today, idOf }: Doing,
): Promise<void> {
  const lines = [{ description: 'More', quantity: 1, rate: fromCents(cents) }];
  const order = await makeChangeOrder(driven, idOf(quote), { key, reason, lines }, who);
  await acceptChangeOrder(driven, order.id, accepting(today, order.version), who);
}

/** A draft with a line for each amount, which is issued; a draft that may not be is left behind. */
async function issue(
  { client, day, nets, quote }: Of<'issue'>,
  { driven: { database, company }, today, idOf, clients }: Doing,
): Promise<number> {
  const net = nets.reduce((sum, cents) => sum + cents, 0);
  const tax = taxOf(net, company.taxRate);
  const lines = nets.map((cents, line) => [`Line ${line + 1}`, (cents / 100).toFixed(2)]);
  return database.transaction(async (connection) => {
    const { rows } = await connection.query<{ id: number }>(
      `INSERT INTO invoices (client_id, quote_id, contract_id, type, date_ts, sub_total_cents,
         tax_cents, total_cents, new_line_data)
       VALUES ($1, $2, $3, 'Contracting', $4, $5, $6, $7, $8) RETURNING id`,
      [
        clients[client],
        quote === undefined || isContract(quote) ? null : idOf(quote),
        quote !== undefined && isContract(quote) ? idOf(quote) : null,
        day,
        net,
        tax,
        net + tax,
        JSON.stringify([['Description', 'Amount'], ...lines]),
      ],
    );
    const id = rows[0]?.id ?? 0;
    await issueInvoices(connection, [id], today, who);
    return id;
  });
}

const accepting = (on: string, version = 1) => ({
  version,
  on,
  how: 'phone' as const,
  by: 'Ann',
  note: '',
});
