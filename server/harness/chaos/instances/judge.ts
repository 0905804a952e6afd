import type { Database } from '../../../src/db/Database.ts';
import { judgePayments, type Verdict as PaymentVerdict } from '../payments/chaosData.ts';
import type { PaymentOutcome } from '../payments/Payer.ts';
import type { SandboxLedger } from '../../sandbox/SandboxLedger.ts';
import type { Responses } from './people.ts';

/** Counts that must all be zero. Lost: acknowledged but not stored. Double: stored twice. */
export interface Verdict extends PaymentVerdict {
  lostQuotes: number;
  doubleQuotes: number;
  lostMessages: number;
  doubleMessages: number;
  lostUpdates: number;
  doubleUpdates: number;
  wrongVersions: number;
  lostServices: number;
  doubleServices: number;
  doubleContractServices: number;
  uninvoicedServices: number;
  invoicesOfNothing: number;
  doubleMails: number;
  doubleJobs: number;
  lostMails: number;
}

export interface Evidence {
  database: Database;
  responses: Responses;
  payers: readonly PaymentOutcome[];
  ledger: SandboxLedger;
  /** Message ids received by the mail server. */
  delivered: readonly string[];
}

/** Compares the responses with what is stored, charged and sent. */
export async function judge(evidence: Evidence): Promise<Verdict> {
  const { database, responses, payers, ledger, delivered } = evidence;

  /** How often each value occurs in a column. */
  async function tally(sql: string): Promise<Map<string, number>> {
    const { rows } = await database.query<{ text: string; count: number }>(
      `SELECT text, count(*) AS count FROM (${sql}) AS found (text) GROUP BY text`,
    );
    return new Map(rows.map(({ text, count }) => [text, count]));
  }
  async function count(sql: string): Promise<number> {
    const { rows } = await database.query<{ count: number }>(`SELECT count(*) AS count ${sql}`);
    return rows[0]?.count ?? 0;
  }
  const lost = (answered: Map<string, boolean>, stored: Map<string, number>): number =>
    [...answered].filter(([text, isAnswered]) => isAnswered && !stored.has(text)).length;
  const double = (stored: Map<string, number>): number =>
    [...stored.values()].filter((times) => times > 1).length;

  const quotes = await tally('SELECT form_key::text FROM quotes');
  const messages = await tally("SELECT subject FROM leads WHERE source = 'Contact'");
  const updates = await tally(
    `SELECT after ->> 'address' FROM audit_trail WHERE entity = 'clients' AND action = 'update'`,
  );
  const services = await tally('SELECT address FROM services WHERE contract_id IS NULL');
  const sent = new Set(delivered);
  const { rows: sentMails } = await database.query<{ id: number }>(
    "SELECT id FROM mails WHERE status = 'sent'",
  );
  const answered = new Map(
    [...responses.quotes].map(([key, answers]) => [key, answers.length > 0]),
  );
  return {
    ...(await judgePayments(database, ledger, payers)),
    lostQuotes: lost(answered, quotes),
    doubleQuotes:
      double(quotes) +
      [...responses.quotes.values()].filter((answers) => new Set(answers).size > 1).length,
    lostMessages: lost(responses.messages, messages),
    doubleMessages: double(messages),
    lostUpdates: lost(responses.updates, updates),
    doubleUpdates: double(updates),
    wrongVersions: await count(
      `FROM clients c WHERE version <> 1 + (SELECT count(*) FROM audit_trail
         WHERE entity = 'clients' AND record_id = c.id AND action = 'update')`,
    ),
    lostServices: lost(responses.services, services),
    doubleServices: double(services),
    doubleContractServices: await count(
      `FROM (SELECT FROM services WHERE contract_id IS NOT NULL
         GROUP BY contract_id, date_ts::date HAVING count(*) > 1) AS d`,
    ),
    uninvoicedServices: await count(
      "FROM services WHERE service_status = 'Complete' AND invoice_id IS NULL",
    ),
    invoicesOfNothing: await count(
      `FROM invoices i WHERE NOT billed
         AND NOT EXISTS (SELECT FROM services WHERE invoice_id = i.id)`,
    ),
    doubleMails: await count(
      `FROM (SELECT FROM mails GROUP BY entity, record_id, recipient, subject
         HAVING count(*) > 1) AS d`,
    ),
    doubleJobs: await count(
      `FROM (SELECT FROM pgboss.job WHERE name = 'mail' GROUP BY data ->> 'mailId'
         HAVING count(*) > 1) AS d`,
    ),
    // Neither sent nor queued; or marked as sent, but never received.
    lostMails:
      (await count(
        `FROM mails m WHERE status <> 'sent' AND NOT EXISTS (SELECT FROM pgboss.job
           WHERE name = 'mail' AND data ->> 'mailId' = m.id::text
             AND state IN ('created', 'retry', 'active'))`,
      )) + sentMails.filter(({ id }) => !sent.has(String(id))).length,
  };
}
