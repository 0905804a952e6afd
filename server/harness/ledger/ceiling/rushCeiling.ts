import fc from 'fast-check';
import { LedgerDriver, type Driven } from '../driver/LedgerDriver.ts';
import type { Command } from '../oracle/rules.ts';

/** Of so many that are tried at once, some fit and some do not. */
const atOnce = 20;

const price = 1_000_00;

/** What was agreed to for a quote and what is billed of it, in cents, read from the records alone. */
async function readQuote(
  { database }: Driven,
  id: number,
): Promise<{ agreed: number; billed: number }> {
  const { rows } = await database.query<{ agreed: number; billed: number }>(
    `SELECT (SELECT sum(a.total_cents) FROM acceptances a WHERE a.quote_id = q.id)::bigint AS agreed,
       (SELECT coalesce(sum(i.total_cents), 0) FROM invoices i
         WHERE i.quote_id = q.id AND i.invoice_number IS NOT NULL AND i.voided_on IS NULL)::bigint AS billed
     FROM quotes q WHERE q.id = $1`,
    [id],
  );
  return rows[0] ?? { agreed: 0, billed: 0 };
}

/**
 * Issues invoices of accepted quotes, twenty at once with a change order among them, until each quote can take no
 * more, and looks after each wave whether more is billed than a tenth above what was agreed to.
 * @param seed of what is tried
 * @returns how many were issued and refused
 * @throws Error when one was issued above the ceiling
 */
export async function rushCeiling(
  driven: Driven,
  { attempts, seed, today }: { attempts: number; seed: number; today: string },
): Promise<{ issued: number; refused: number }> {
  const counts = { issued: 0, refused: 0 };
  const nets = fc.sample(fc.integer({ min: 1, max: 200_00 }), { numRuns: attempts, seed });
  for (let tried = 0; tried < attempts;) {
    const driver = await LedgerDriver.start(driven, 1);
    driver.today = today;
    const quote = 'quote';
    await driver.take({ kind: 'quote', name: quote, client: 0, cents: price });
    await driver.take({ kind: 'accept', quote });
    for (let wave = 0; wave < 5 && tried < attempts; wave += 1) {
      const issues = nets.slice(tried, tried + atOnce).map((net, place): Command => {
        const name = `invoice ${tried + place}`;
        return { kind: 'issue', name, client: 0, day: today, nets: [net], quote };
      });
      const order: Command = { kind: 'changeOrder', quote, cents: 50_00 };
      const [, ...outcomes] = await Promise.all(
        [order, ...issues].map((command) => driver.take(command)),
      );
      tried += issues.length;
      counts.issued += outcomes.filter(Boolean).length;
      counts.refused += outcomes.filter((isDone) => !isDone).length;
      const { agreed, billed } = await readQuote(driven, driver.ids.get(quote) ?? 0);
      if (billed * 10 > agreed * 11) {
        throw new Error(`${billed} cents are billed of ${agreed} that were agreed to.`);
      }
    }
  }
  return counts;
}
