import { daysAfter } from 'shared-api/contract/values/days';
import { fromCents } from 'shared-api/contract/values/money';
import { askForDeposit } from '../../../src/deposits/askForDeposit.ts';
import { forfeitDeposit, returnDeposit } from '../../../src/deposits/endDeposit.ts';
import { receiveDeposit, withdrawDeposit } from '../../../src/deposits/receiveDeposit.ts';
import { actAs } from '../../../src/ledger/ledger.ts';
import { isContract, reason, said, who, type Doing } from './doing.ts';
import type { HeldCommand } from '../oracle/heldRules.ts';

/** How the rules' kinds of requests are called on forms. */
const formKinds = { deposit: 'deposit', instalment: 'partPayment' } as const;

const dollars = (cents: number | null): number | null => (cents === null ? null : fromCents(cents));

/** Does a command about requests or the client of a quote. @returns the id of what it has made, if it has a name */
export async function driveHeld(
  command: HeldCommand,
  { key, driven, today, idOf, clients }: Doing,
): Promise<number | undefined> {
  switch (command.kind) {
    case 'ask': {
      const asked = { key, kind: formKinds[command.sort], amount: fromCents(command.cents) };
      const entity = isContract(command.quote) ? 'contracts' : 'quotes';
      const subject = { entity, id: idOf(command.quote) } as const;
      const more = { percent: null, dueOn: daysAfter(today, 365), note: '' };
      return (await askForDeposit(driven, subject, { ...asked, ...more }, who)).id;
    }
    case 'withdraw':
      await withdrawDeposit(driven, idOf(command.request), { version: 1 }, who);
      return undefined;
    case 'receive': {
      const received = { key, day: command.day, ...said };
      const { request } = await receiveDeposit(driven, idOf(command.request), received, who);
      return request.paymentId ?? undefined;
    }
    case 'giveBack': {
      const { request, cents, toCard } = command;
      const how = { ...said, method: toCard ? ('card' as const) : said.method, reason };
      await returnDeposit(driven, idOf(request), { key, amount: dollars(cents), ...how }, who);
      return refundOf(key, driven);
    }
    case 'keep': {
      const asked = { key, amount: dollars(command.cents), reason };
      await forfeitDeposit(driven, idOf(command.request), asked, who);
      return undefined;
    }
    case 'moveQuote':
      // As the editor of a quote saves it, but for its version, which acceptances are given.
      await driven.database.transaction(async (connection) => {
        await actAs(connection, who, today);
        const values = [idOf(command.quote), clients[command.client]];
        await connection.query('UPDATE quotes SET client_id = $2 WHERE id = $1', values);
      });
      return undefined;
  }
}

/** The refund to a card that a form has made; none if it went otherwise. */
async function refundOf(key: string, { database }: Doing['driven']): Promise<number | undefined> {
  const { rows } = await database.query<{ id: number }>(
    'SELECT id FROM refunds WHERE provider_key = $1',
    [key],
  );
  return rows[0]?.id;
}
