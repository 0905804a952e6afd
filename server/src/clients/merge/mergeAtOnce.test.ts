import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { mergingOf } from '../../../harness/testing/people/merging.ts';
import { billingPerFile, type Json } from '../../../harness/testing/testBilling.ts';

const billing = billingPerFile({ isCleared: false });
const { couple, merge, undo } = mergingOf(billing);

/** What all of these clients owe, and the sums of all postings by account, in cents. */
async function books(ids: readonly unknown[]): Promise<{ balance: number; entries: Json[] }> {
  const { rows } = await billing.server.database.query<{ balance: number }>(
    `SELECT coalesce(sum(cents), 0)::bigint AS balance FROM client_postings WHERE client_id = ANY ($1)`,
    [ids],
  );
  const { rows: entries } = await billing.server.database.query<Json>(
    'SELECT entry_id, sum(cents)::bigint AS sum FROM ledger_postings GROUP BY 1 HAVING sum(cents) <> 0',
  );
  return { balance: rows[0]?.balance ?? 0, entries };
}

interface Made {
  status: number;
  cents: number;
}

/** Thirty things that others do for both clients while these are merged: drafts, payments, credits, services, notes. */
function thirtyAtOnce(
  ids: readonly unknown[],
  { invoices, wrong }: Record<'invoices' | 'wrong', readonly Json[]>,
): Promise<Made>[] {
  return Array.from({ length: 30 }, async (_, index): Promise<Made> => {
    const clientId = ids[index % 2];
    const invoice = invoices[index % invoices.length];
    const key = randomUUID();
    const payment = { key, day: billing.today, method: 'cash', reference: '', clientId };
    switch (index % 5) {
      case 0: {
        const made = await billing.call('POST', 'payments/', {
          ...payment,
          amount: 3,
          allocations: [],
        });
        return { status: made.status, cents: -300 };
      }
      case 1: {
        const allocations = [{ invoiceId: invoice?.['id'], amount: 1 }];
        const made = await billing.call('POST', 'payments/', {
          ...payment,
          ...{ clientId: null, amount: 1, allocations },
        });
        return { status: made.status, cents: -100 };
      }
      case 2: {
        const draft = await billing.call('POST', 'invoices/create', { clientId, subTotal: 10 });
        await billing.issue(draft.body['id']);
        return { status: draft.status, cents: 1130 };
      }
      case 3: {
        const credited = await billing.call(
          'POST',
          `invoices/${String(wrong[(index - 3) / 5]?.['id'])}/credit/`,
          {
            ...{ key, reason: 'Late', lines: null },
          },
        );
        return { status: credited.status, cents: 0 };
      }
      default: {
        const note = { key, note: `Note ${index}` };
        const made = await billing.call('POST', `clients/${String(clientId)}/notes/`, note);
        return { status: made.status, cents: 0 };
      }
    }
  });
}

it('loses nothing that others do for either client while they are merged, and answers everybody', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { kept, other, invoice } = await couple();
    const ids = [kept['id'], other['id']];
    const invoices = [
      invoice,
      await billing.issued({ clientId: kept['id'] }),
      await billing.issued({ clientId: other['id'] }),
    ];
    const wrong = [];
    for (let each = 0; each < 6; each += 1) {
      wrong.push(await billing.issued({ clientId: ids[each % 2] }));
    }
    const before = await books(ids);
    const [merged, ...made] = await Promise.all([
      merge(kept, other).then(({ status, body }) => ({ status, body, cents: 0 })),
      ...thirtyAtOnce(ids, { invoices, wrong }).map((one) =>
        one.then((made) => ({ ...made, body: {} })),
      ),
    ]);
    expect(merged.status).toBe(200);
    expect(made.filter(({ status }) => status >= 500)).toEqual([]);
    const refused = made.filter(({ status }) => status >= 400);
    expect(refused).toEqual([]);

    const credits = await billing.server.database.query<{ cents: number }>(
      `SELECT coalesce(sum(total_cents), 0)::bigint AS cents FROM credits WHERE reason = 'Late' AND client_id = ANY ($1)`,
      [ids],
    );
    const expected = made.reduce((sum, { cents }) => sum + cents, before.balance);
    const after = await books(ids);
    expect(after.entries).toEqual([]);
    expect(after.balance).toBe(expected - (credits.rows[0]?.cents ?? 0));
    // Nothing has stayed with the client who is gone.
    expect(await books([other['id']])).toMatchObject({ balance: 0 });
    const { rows } = await billing.server.database.query(
      `SELECT 'ledger' AS of FROM ledger_postings WHERE client_id = $1
       UNION ALL SELECT 'invoices' FROM invoices WHERE client_id = $1
       UNION ALL SELECT 'payments' FROM payments WHERE client_id = $1
       UNION ALL SELECT 'notes' FROM client_notes WHERE client_id = $1`,
      [other['id']],
    );
    expect(rows).toEqual([]);
  }
});

it('makes one merge of thirty of the same two, in both directions', async () => {
  const { kept, other } = await couple();
  const before = await books([kept['id'], other['id']]);
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      index % 2 === 0 ? merge(kept, other) : merge(other, kept),
    ),
  );
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([200, ...Array.from({ length: 29 }, () => 404)]);
  expect((await books([kept['id'], other['id']])).balance).toBe(before.balance);
  const mergeId = answers.find(({ status }) => status === 200)?.body['mergeId'];
  const undone = await Promise.all(Array.from({ length: 30 }, () => undo(mergeId)));
  expect(undone.map(({ status }) => status).sort()).toEqual([
    200,
    ...Array.from({ length: 29 }, () => 409),
  ]);
  expect((await books([kept['id'], other['id']])).balance).toBe(before.balance);
});
