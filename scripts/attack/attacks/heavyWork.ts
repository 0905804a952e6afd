import { randomBytes } from 'node:crypto';
import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Attack, Finding } from '../Attack.ts';
import { call, logIn, type Answer } from '../http.ts';
import { atOnce, percentile, probe, statuses, time, timesOf, type Probe } from '../measure.ts';

/** The fewest health checks of which a percentile says something. */
const fewChecks = 20;

/** Milliseconds between health checks. */
const often = 5;

/** Health checks must be answered, whatever else the server is doing. */
async function healthOf(watch: Probe): Promise<Finding> {
  const seen = await watch.stop();
  const slowest = percentile(timesOf(seen), 0.99);
  return {
    what: '/healthz, 99th percentile',
    measured: `${time(slowest)} of ${seen.length} (${statuses(seen)})`,
    goal: `≤ 200 ms, all 200, of ${fewChecks} or more`,
    met: slowest <= 200 && seen.length >= fewChecks && seen.every(({ status }) => status === 200),
  };
}

const longInvoices: Attack = {
  name: 'long-invoices',
  about: 'Ten PDFs of an invoice with 500 lines are asked for at once.',
  async run(target) {
    const token = await logIn(target);
    const clients = await call(target, '/api/clients/', { token });
    const { results } = JSON.parse(clients.body) as { results: { id: number }[] };
    const lines = Array.from({ length: 500 }, (_, index) => [
      `Cleaning of unit ${index + 1}: Crêperie façade, stairs, halls and windows, ${'with all that belongs to it, '.repeat(6)}done twice`,
      '1.00',
    ]);
    const made = await call(target, '/api/invoices/create', {
      token,
      body: {
        clientId: results[0]?.id,
        type: 'Janitorial',
        subTotal: 500,
        newLineData: [['Description', 'Amount'], ...lines.slice(0, 499)],
        notes: '',
      },
    });
    const { id } = JSON.parse(made.body) as { id: number };
    if (made.status >= 300)
      throw new Error(`The invoice was answered ${made.status}: ${made.body}`);
    const issued = await call(target, `/api/download-invoice/draft-${id}`, { token });
    const watch = probe(target, '/healthz');
    const answers = await atOnce(10, () =>
      call(target, `/api/download-invoice/draft-${id}`, { token }),
    );
    return [
      await healthOf(watch),
      {
        what: 'PDFs',
        measured: `one ${time(issued.milliseconds)}, ten at once ${time(Math.max(...timesOf(answers)))} (${statuses(answers)})`,
        goal: 'all 200',
        met: answers.every(({ status }) => status === 200),
      },
    ];
  },
};

const megabytes = (count: number): number => count * 1024 * 1024;

const ofxHead = `OFXHEADER:100
DATA:OFXSGML
VERSION:102
SECURITY:NONE
ENCODING:UTF-8
CHARSET:NONE
COMPRESSION:NONE
OLDFILEUID:NONE
NEWFILEUID:NONE

`;

const statement = (account: number, lines: string[]): string =>
  `<STMTTRNRS><STMTRS><CURDEF>CAD<BANKACCTFROM><BANKID>1<ACCTID>${account}<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST><DTSTART>20260101<DTEND>20261231${lines.join('')}</BANKTRANLIST></STMTRS></STMTTRNRS>`;

const bankFile = (statements: string): string =>
  `${ofxHead}<OFX><BANKMSGSRSV1>${statements}</BANKMSGSRSV1></OFX>`;

function ofx(transactions: (index: number) => string, count: number): string {
  return bankFile(
    statement(
      99,
      Array.from({ length: count }, (_, index) => transactions(index)),
    ),
  );
}

/** Lines of two accounts with one amount: any of the first may be a transfer to any of the second. */
const twoAccounts = (each: number): string =>
  bankFile(
    ['-2.00', '2.00']
      .map((amount, account) =>
        statement(
          97 + account,
          Array.from({ length: each }, (_, index) => transaction(index, amount, '20260102')),
        ),
      )
      .join(''),
  );

const transaction = (index: number, amount: string, day: string): string =>
  `<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>${day}<TRNAMT>${amount}<FITID>F${index}<NAME>Shop ${index}<MEMO>x</STMTTRN>`;

const hostileStatements: Record<string, () => string> = {
  'many-lines.ofx': () => ofx((index) => transaction(index, '-1.00', '20260102'), 164_480),
  'equal-halves.ofx': () => twoAccounts(82_000),
  'nested-tags.ofx': () => `${ofxHead}<OFX>${'<A>'.repeat(megabytes(19) / 3)}`,
  'siblings.ofx': () => `${ofxHead}<OFX>${'<A>1'.repeat(4_500_000)}</OFX>`,
  'angles.ofx': () => `${ofxHead}<OFX>${'<'.repeat(megabytes(19))}`,
  'long-amount.ofx': () => ofx(() => transaction(1, '1 '.repeat(megabytes(9)), '20260102'), 1),
  'long-day.ofx': () => ofx(() => transaction(1, '-1.00', '1 '.repeat(megabytes(9))), 1),
  'commas.csv': () => `Date,Description,Amount\n${','.repeat(megabytes(19))}`,
  'quotes.csv': () => `Date,Description,Amount\n"${'""'.repeat(megabytes(9))}`,
};

const hostileFiles: Attack = {
  name: 'hostile-statements',
  about: 'Statement files of 19 MB that were made to be slow are uploaded one after the other.',
  async run(target) {
    const token = await logIn(target);
    const findings: Finding[] = [];
    for (const [name, make] of Object.entries(hostileStatements)) {
      const body = Buffer.from(make());
      const watch = probe(target, '/healthz', {}, often);
      const answer = await call(target, `/api/bank-statements/?name=${name}&account=99`, {
        token,
        body,
        headers: { 'content-type': 'application/octet-stream' },
      });
      const health = await healthOf(watch);
      findings.push(
        { ...health, what: `${name}: ${health.what}` },
        {
          what: `${name}: answer`,
          measured: `${answer.status || answer.error} after ${time(answer.milliseconds)}, ${await target.memory()} MB, ${answer.body.slice(0, 110)}`,
          goal: 'read or refused with a reason, ≤ 45 s',
          met: [200, 400, 413].includes(answer.status) && answer.milliseconds <= 45_000,
        },
      );
    }
    return findings;
  },
};

const poisonedInbox: Attack = {
  name: 'poisoned-inbox',
  about: 'A payee of 16 kB and a dangling link lie in the bank inbox before a good file.',
  async run(target) {
    const inbox = path.join(target.dataDir, 'bank-inbox', 'chequing');
    await mkdir(inbox, { recursive: true });
    const statement = (payee: string): string =>
      `Date,Description,Amount\n2026-01-02,${payee},12.50\n2026-01-03,Shop,-3.00\n`;
    // Random, so that indexes cannot compress it.
    const payee = randomBytes(12_000).toString('base64');
    await writeFile(path.join(inbox, 'a.csv'), statement(`INTERAC e-Transfer From ${payee}`));
    await symlink(path.join(inbox, 'nowhere'), path.join(inbox, 'b.csv'));
    await writeFile(path.join(inbox, 'c.csv'), statement('INTERAC e-Transfer From A CLIENT'));
    const token = await logIn(target);
    const answers: Answer[] = [];
    for (let sync = 0; sync < 2; sync += 1) {
      answers.push(await call(target, '/api/sync-dashboard-data', { token }));
    }
    const left = (await readdir(inbox)).filter((name) => name === 'c.csv');
    return [
      {
        what: 'Reload Data',
        measured: `${statuses(answers)}; the good file was ${left.length === 0 ? 'read' : 'never read'}`,
        goal: '200 twice, the good file read',
        met: answers.every(({ status }) => status === 200) && left.length === 0,
      },
    ];
  },
};

const bodies: Record<string, { path: string; body: unknown }> = {
  'rooms of 480 kB': {
    path: '/api/student-quote/',
    body: { rooms: 'x'.repeat(480_000), email: 'visitor@example.com' },
  },
  '38,000 unknown keys': {
    path: '/api/contact/',
    body: Object.fromEntries(Array.from({ length: 38_000 }, (_, index) => [`k${index}`, 1])),
  },
  '60,000 levels': {
    path: '/api/process-payment/',
    body: `${'['.repeat(60_000)}${']'.repeat(60_000)}`,
  },
};

/** Five calls each, 1,200 a minute: the limit of calls from one address. */
const [rounds, pauseMs] = [8, 250];

const hostileBodies: Attack = {
  name: 'hostile-bodies',
  about:
    'Bodies that cost the server much more than their sender, five at once, as often as one address may.',
  async run(target) {
    const findings: Finding[] = [];
    for (const [name, { path: address, body }] of Object.entries(bodies)) {
      const watch = probe(target, '/healthz', {}, often);
      // Written once: what it costs its sender is not measured.
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      const answers: Answer[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const pause = delay(pauseMs);
        answers.push(...(await atOnce(5, () => call(target, address, { body: text }))));
        await pause;
      }
      const health = await healthOf(watch);
      const largest = Math.max(...answers.map((answer) => answer.body.length));
      findings.push(
        { ...health, what: `${name}: ${health.what}` },
        {
          what: `${name}: answers`,
          measured: `${statuses(answers)}, ${largest} bytes, ${time(Math.max(...timesOf(answers)))}`,
          goal: '400 or 413, ≤ 10 kB',
          met: answers.every(({ status }) => [400, 413].includes(status)) && largest <= 10_240,
        },
      );
    }
    return findings;
  },
};

export const heavyWorkAttacks: Attack[] = [
  longInvoices,
  hostileFiles,
  poisonedInbox,
  hostileBodies,
];
