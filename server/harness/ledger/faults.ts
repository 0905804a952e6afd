import type { Command } from './oracle/rules.ts';
import type { Figures } from './views.ts';

type Told = readonly (readonly [day: string, command: Command])[];

/** A mistake that other products have made, how the ledger makes it too, and a history that shows it. */
export interface Fault {
  what: string;
  /** Statements that plant it in the database. */
  plant?: string;
  /** Commands that it refuses. */
  skip?: (command: Command) => boolean;
  /** What it makes of figures that are read. */
  read?: (figures: Figures) => void;
  history: Told;
}

const issue: Command = {
  kind: 'issue',
  name: 'invoice',
  client: 0,
  day: '2025-01-10',
  nets: [100_00, 50_00],
};
const other: Command = { ...issue, name: 'other', day: '2025-02-10' };
const pay = (cents: number, share = cents): Command => ({
  kind: 'pay',
  name: 'payment',
  client: 0,
  day: '2025-04-20',
  cents,
  shares: share > 0 ? [{ invoice: 'invoice', cents: share }] : [],
});
const creditOf = (cents: number): Command => ({
  kind: 'credit',
  name: 'credit',
  invoice: 'invoice',
  lines: [{ line: 1, cents }],
});
const refundOf = (source: string, cents: number): Command => ({
  kind: 'refund',
  name: 'refund',
  source,
  cents,
});
const total = 169_50;
const paid: Told = [
  ['2025-01-10', issue],
  ['2025-04-20', pay(total)],
];
const overpaid: Told = [
  ['2025-01-10', issue],
  ['2025-04-20', pay(total + 50_00, total)],
];
const prepaid: Told = [
  ['2025-01-02', { kind: 'quote', name: 'quote', client: 0, cents: total }],
  ['2025-01-03', { kind: 'prepay', name: 'advance', quote: 'quote', cents: 100_00 }],
  ['2025-01-10', { ...issue, quote: 'quote' }],
];

const askedFor = (sort: 'deposit' | 'instalment'): Told => [
  ['2025-01-02', { kind: 'quote', name: 'quote', client: 0, cents: total }],
  ['2025-01-02', { kind: 'ask', name: 'request', quote: 'quote', sort, cents: 100_00 }],
  ['2025-01-03', { kind: 'receive', name: 'held', request: 'request', day: '2025-01-03' }],
];
const asked = askedFor('instalment');
const overpaidByCard: Told = [
  ['2025-01-10', issue],
  ['2025-01-11', { kind: 'card', name: 'card', on: { invoice: 'invoice' }, cents: total + 50_00 }],
];
const disputed = { source: 'card', cents: total, fee: 15_00 };

/** A trigger that changes rows before they are written. */
const before = (table: string, when: string, change: string): string => `
  CREATE FUNCTION planted() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN ${change}; RETURN NEW; END $$;
  CREATE TRIGGER planted BEFORE INSERT ON ${table} FOR EACH ROW WHEN (${when})
    EXECUTE FUNCTION planted();`;

/** A trigger that changes what an entry of a kind has written, at the end of its transaction. */
const afterwards = (kind: string, change: string): string => `
  ALTER TABLE ledger_entries DISABLE TRIGGER ledger_only_grows;
  ALTER TABLE ledger_entries DISABLE TRIGGER ledger_stays;
  ALTER TABLE ledger_postings DISABLE TRIGGER ledger_only_grows;
  ALTER TABLE ledger_postings DISABLE TRIGGER ledger_stays;
  CREATE FUNCTION planted() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN ${change}; RETURN NULL; END $$;
  CREATE CONSTRAINT TRIGGER planted AFTER INSERT ON ledger_entries DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (NEW.kind = '${kind}') EXECUTE FUNCTION planted();`;

/** Gives entries of a kind another day. */
const dated = (kind: string, day: string): string =>
  afterwards(
    kind,
    `UPDATE ledger_entries SET day = ${day} WHERE id = NEW.id;
     UPDATE ledger_postings SET day = ${day} WHERE entry_id = NEW.id`,
  );

/** Takes away whatever was planted. */
export const uproot = `
  DROP FUNCTION IF EXISTS planted() CASCADE;
  ALTER TABLE ledger_entries ENABLE TRIGGER ledger_only_grows;
  ALTER TABLE ledger_entries ENABLE TRIGGER ledger_stays;
  ALTER TABLE ledger_postings ENABLE TRIGGER ledger_only_grows;
  ALTER TABLE ledger_postings ENABLE TRIGGER ledger_stays;
  ALTER TABLE invoices ENABLE TRIGGER ledger_updated_advances;
  ALTER TABLE quotes ENABLE TRIGGER deposits_updated;`;

const dayOfInvoice = '(SELECT date_ts FROM invoices WHERE id = NEW.invoice_id)';
const dayOfPayment = '(SELECT received_on FROM payments WHERE id = NEW.payment_id)';

/** The mistakes of products that are used, by their own trackers. */
export const faults: readonly Fault[] = [
  {
    what: 'a credit marks the whole invoice paid',
    plant: `
      CREATE FUNCTION planted() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN UPDATE invoices SET balance_cents = 0 WHERE id = NEW.invoice_id; RETURN NULL; END $$;
      CREATE CONSTRAINT TRIGGER planted AFTER INSERT ON credits DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION planted();`,
    history: [
      ['2025-01-10', issue],
      ['2025-01-20', creditOf(10_00)],
    ],
  },
  {
    what: 'the rest of a credit is eaten',
    plant: before(
      'ledger_postings',
      "NEW.account = 'onAccount' AND NEW.credit_id IS NOT NULL",
      "NEW.account := 'revenue'",
    ),
    history: [...paid, ['2025-05-20', creditOf(10_00)]],
  },
  {
    what: 'the rest of a payment cannot be refunded',
    skip: ({ kind }) => kind === 'refund',
    history: [...overpaid, ['2025-05-20', refundOf('payment', 50_00)]],
  },
  {
    what: 'more than was owed cannot move on to another invoice',
    skip: ({ kind }) => kind === 'allocate',
    history: [
      ...overpaid,
      ['2025-05-20', other],
      [
        '2025-05-20',
        { kind: 'allocate', source: 'payment', shares: [{ invoice: 'other', cents: 50_00 }] },
      ],
    ],
  },
  {
    what: 'an advance is not picked up by its invoice',
    plant: 'ALTER TABLE invoices DISABLE TRIGGER ledger_updated_advances',
    history: prepaid,
  },
  {
    what: 'what was owed on a day counts payments that came later',
    plant: dated('allocation', dayOfInvoice),
    history: paid,
  },
  {
    what: 'the parts by age do not come to the balance',
    read: (figures) => {
      for (const name of figures.keys()) if (name.endsWith('over90')) figures.set(name, 0);
    },
    history: [...paid.slice(0, 1), ['2025-06-20', other]],
  },
  {
    what: 'what is late is counted from the day of the invoice',
    read: (figures) => {
      for (const [name, cents] of figures) {
        const late = name.replace('notDue', 'days1To30');
        if (late === name) continue;
        figures.set(late, cents);
        figures.set(name, 0);
      }
    },
    history: [...paid.slice(0, 1), ['2025-01-20', other]],
  },
  {
    what: "a refund is in the payment's quarter",
    plant: dated('refund', dayOfPayment),
    history: [...overpaid, ['2025-07-20', refundOf('payment', 50_00)]],
  },
  {
    what: "the tax of a credit is in the invoice's quarter",
    plant: dated('credit', dayOfInvoice),
    history: [
      ['2025-01-10', issue],
      ['2025-04-20', creditOf(50_00)],
    ],
  },
  {
    what: 'an advance is taxed, and its invoice once more',
    plant: `
      CREATE FUNCTION planted() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE made bigint;
      BEGIN
        INSERT INTO ledger_entries (kind, day, who, client_id, payment_id)
        VALUES ('payment', NEW.received_on, 'planted', NEW.client_id, NEW.id) RETURNING id INTO made;
        INSERT INTO ledger_postings (entry_id, account, cents, day, client_id)
        VALUES (made, 'revenue', 1150, NEW.received_on, NEW.client_id),
          (made, 'hst', -1150, NEW.received_on, NEW.client_id);
        RETURN NULL;
      END $$;
      CREATE TRIGGER planted AFTER INSERT ON payments FOR EACH ROW WHEN (NEW.quote_id IS NOT NULL)
        EXECUTE FUNCTION planted();`,
    history: prepaid,
  },
  {
    what: 'a credit is spent again after it was refunded',
    plant: afterwards(
      'refund',
      "UPDATE ledger_postings SET account = 'revenue' WHERE entry_id = NEW.id AND account = 'onAccount'",
    ),
    history: [...paid, ['2025-05-20', creditOf(10_00)], ['2025-05-21', refundOf('credit', 11_30)]],
  },
  {
    what: 'a payment is taken back, and what it paid stays paid',
    plant: afterwards(
      'allocationReleased',
      "UPDATE ledger_postings SET account = 'badDebt' WHERE entry_id = NEW.id AND account = 'receivable'",
    ),
    history: [...paid, ['2025-05-20', { kind: 'reverse', source: 'payment' }]],
  },
  {
    what: 'the tax of a part payment is asked for again by its invoice',
    plant: afterwards(
      'depositApplied',
      "UPDATE ledger_postings SET account = 'revenue' WHERE entry_id = NEW.id AND account = 'hst'",
    ),
    history: [...asked, ['2025-01-10', { ...issue, quote: 'quote' }], ['2025-02-10', other]],
  },
  {
    what: 'a dispute is lost, and what it had paid stays paid',
    plant: afterwards(
      'disputeLost',
      "UPDATE ledger_postings SET account = 'badDebt' WHERE entry_id = NEW.id AND account = 'receivable'",
    ),
    history: [
      ['2025-01-10', issue],
      ['2025-01-11', { kind: 'card', name: 'card', on: { invoice: 'invoice' }, cents: total }],
      ['2025-02-11', { kind: 'dispute', name: 'dispute', ...disputed }],
      [
        '2025-03-11',
        { kind: 'disputeEnds', dispute: 'dispute', ...disputed, isWon: false, feeBack: 0 },
      ],
    ],
  },
  {
    what: 'a deposit that is kept has no tax in it',
    plant: afterwards(
      'depositForfeited',
      "UPDATE ledger_postings SET account = 'revenue' WHERE entry_id = NEW.id AND account = 'hst'",
    ),
    history: [
      ...askedFor('deposit'),
      ['2025-02-10', { kind: 'keep', name: 'kept', request: 'request', cents: null }],
      ['2025-02-20', other],
    ],
  },
  {
    what: 'a refund fails later, and its money stays gone',
    plant: afterwards(
      'refundFailed',
      "UPDATE ledger_postings SET account = 'revenue' WHERE entry_id = NEW.id AND account = 'onAccount'",
    ),
    history: [
      ...overpaidByCard,
      [
        '2025-01-12',
        { kind: 'refund', name: 'refund', source: 'card', cents: 50_00, toCard: true },
      ],
      ['2025-01-20', { kind: 'refundFails', refund: 'refund' }],
    ],
  },
  {
    what: 'the tax of a credit is a cent more than its lines have',
    plant: afterwards(
      'credit',
      `UPDATE ledger_postings SET cents = cents + CASE account WHEN 'hst' THEN 1 ELSE -1 END
       WHERE entry_id = NEW.id AND account IN ('hst', 'revenue')`,
    ),
    history: [
      ['2025-01-10', issue],
      ['2025-01-20', creditOf(3_33)],
      ['2025-01-21', other],
    ],
  },
  {
    what: 'a deposit stays with the client whose quote it was',
    plant: 'ALTER TABLE quotes DISABLE TRIGGER deposits_updated',
    history: [...asked, ['2025-01-04', { kind: 'moveQuote', quote: 'quote', client: 1 }]],
  },
];
