import fc from 'fast-check';
import { LedgerDriver, type Driven } from './LedgerDriver.ts';
import { lastDay, Oracle } from './oracle.ts';
import { dayAfter, follow, type Command } from './rules.ts';
import { differences, figuresOfLedger, figuresOfOracle } from './views.ts';

const kinds = [
  'issue',
  'issue',
  'pay',
  'pay',
  'payTwo',
  'keep',
  'payBalance',
  'allocate',
  'allocate',
  'reverse',
  'credit',
  'credit',
  'creditAll',
  'refund',
  'refund',
  'writeOff',
  'void',
  'quote',
  'accept',
  'changeOrder',
  'issueQuote',
  'issueQuote',
  'prepay',
] as const;

/** How much: all that there is, some of it, a cent, a cent more than there is, or any amount. */
const sizes = ['all', 'all', 'some', 'some', 'cent', 'over', 'any'] as const;

/** Something that is tried, in terms of what there will be by then, so that a history can be cut. */
const step = fc.record({
  kind: fc.constantFrom(...kinds),
  /** Which client, invoice, payment or credit, out of those that there are. */
  client: fc.nat(1),
  one: fc.nat(7),
  other: fc.nat(7),
  size: fc.constantFrom(...sizes),
  cents: fc.integer({ min: 1, max: 30_000 }),
  /** How many days ago it was, where a day is typed. */
  back: fc.oneof(fc.constant(0), fc.nat(60)),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const moment = fc.record({
  /** Days that have passed since the moment before. */
  gap: fc.oneof(fc.constant(0), fc.nat(20), fc.nat(80)),
  /** What is tried; several are tried at once. */
  steps: fc.oneof(
    { weight: 5, arbitrary: fc.tuple(step) },
    { weight: 1, arbitrary: fc.array(step, { minLength: 2, maxLength: 4 }) },
  ),
  /** The statement at which the server dies, before it is tried again. */
  crash: fc.option(fc.nat(9), { freq: 5, nil: undefined }),
  /** Whether the form is sent twice. */
  again: fc.boolean(),
  /** How many days ago figures are compared, beside those of now. */
  look: fc.nat(120),
});
export type Moment = typeof moment extends fc.Arbitrary<infer M> ? M : never;

/** Any history of a company with two clients. */
export const anyHistory = (most: number): fc.Arbitrary<Moment[]> =>
  fc.array(moment, { minLength: 1, maxLength: most, size: 'max' });

/** The day before which no history begins. */
const firstDay = '2024-11-05';

/** Sets the clock that the server reads. */
export type SetDay = (day: string) => void;

/**
 * Lives a history on the ledger and in the oracle, and compares them after each moment.
 * @returns how many commands were tried
 * @throws Error with what was done and where they differ
 */
export async function live(
  driven: Driven,
  history: readonly Moment[],
  setDay: SetDay,
): Promise<number> {
  const driver = await LedgerDriver.start(driven, 2);
  let oracle = new Oracle();
  const done: string[] = [];
  let [today, tried] = [firstDay, 0];
  try {
    for (const [index, { gap, steps, crash, again, look }] of history.entries()) {
      today = dayAfter(today, gap);
      setDay(today);
      driver.today = today;
      const commands = steps.flatMap((one, place) => {
        const command = commandOf(oracle, one, `${index}${place > 0 ? `.${place}` : ''}`, today);
        return command ? [command] : [];
      });
      if (commands.length === 0) continue;
      done.push(`${today} ${commands.map((one) => JSON.stringify(one)).join(' at once with ')}`);
      tried += commands.length;
      const day = dayAfter(today, -look);
      oracle = await tryAll({ driven, driver, oracle, day }, commands, { crash, again });
    }
  } catch (error) {
    const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
    throw new Error(`${why}\nThe history:\n${done.join('\n')}`, { cause: error });
  }
  return tried;
}

/**
 * Does given commands, each on its day, and compares as `live` does, now and the day before.
 * @throws Error with where the ledger and the oracle differ, or which one refused
 */
export async function tell(
  driven: Driven,
  commands: readonly (readonly [day: string, command: Command])[],
  setDay: SetDay,
): Promise<void> {
  const driver = await LedgerDriver.start(driven, 2);
  let oracle = new Oracle();
  for (const [today, command] of commands) {
    setDay(today);
    driver.today = today;
    const place = { driven, driver, oracle, day: dayAfter(today, -1) };
    oracle = await tryAll(place, [command], { crash: undefined, again: false });
  }
}

interface Place {
  driven: Driven;
  driver: LedgerDriver;
  oracle: Oracle;
  day: string;
}

/** @returns what the oracle knows afterwards */
async function tryAll(
  place: Place,
  commands: readonly Command[],
  { crash, again }: Pick<Moment, 'crash' | 'again'>,
): Promise<Oracle> {
  const [first] = commands;
  if (commands.length === 1 && first && crash !== undefined) {
    const outcome = await place.driver.crash(first, crash);
    if (outcome !== undefined) return explain(place, commands, [outcome]);
    await explain(place, [], []);
  }
  const outcomes = await Promise.all(commands.map((command) => place.driver.take(command, again)));
  return explain(place, commands, outcomes);
}

/** @returns where the ledger and the oracle differ, now and at the end of a day */
async function compare({ driven, driver, oracle, day }: Place): Promise<string[]> {
  const ledger = await figuresOfLedger(driven.database, driver, oracle, day);
  driven.read?.(ledger);
  return differences(ledger, figuresOfOracle(oracle, driver.clients.length, day));
}

/** Finds an order of commands, tried at once, in which the rules lead to what the ledger shows. */
async function explain(
  { oracle, ...place }: Place,
  commands: readonly Command[],
  outcomes: readonly boolean[],
): Promise<Oracle> {
  let complaint = '';
  for (const order of orders(commands.map((_, index) => index))) {
    const copy = oracle.copy();
    const wrong = order.filter((index) => {
      const command = commands[index];
      return command && follow(copy, command, place.driver.today) !== outcomes[index];
    });
    const wrongly = wrong.map((index) =>
      outcomes[index]
        ? 'The ledger did what the rules forbid.'
        : 'The ledger refused what is allowed.',
    );
    const found = wrongly.length > 0 ? [] : await compare({ ...place, oracle: copy });
    if (wrongly.length + found.length === 0) return copy;
    complaint ||= [...wrongly, ...found].join('\n');
  }
  throw new Error(complaint);
}

function orders(indices: readonly number[]): number[][] {
  if (indices.length < 2) return [[...indices]];
  return indices.flatMap((first) =>
    orders(indices.filter((index) => index !== first)).map((rest) => [first, ...rest]),
  );
}

const at = (names: Iterable<string>, place: number): string | undefined => {
  const list = [...names];
  return list[place % list.length];
};

function amount({ size, cents }: Step, all: number): number {
  switch (size) {
    case 'all':
      return Math.max(all, 1);
    case 'some':
      return Math.max(1, cents % Math.max(all, 1));
    case 'cent':
      return 1;
    case 'over':
      return all + 1;
    case 'any':
      return cents;
  }
}

/** The command of a step, with amounts from what the oracle knows; none where it needs what is not there. */
function commandOf(oracle: Oracle, step: Step, name: string, today: string): Command | undefined {
  const { kind, client, one, other, cents } = step;
  const day = dayAfter(today, -step.back);
  const quote = at(oracle.quotes.keys(), one);
  switch (kind) {
    case 'issue':
      return { kind, name: `invoice ${name}`, client, day, nets: linesFor(step) };
    case 'quote':
      return { kind, name: `quote ${name}`, client, cents };
    case 'keep':
      return { kind: 'pay', name: `payment ${name}`, client, day, cents, shares: [] };
  }
  if (kind === 'accept' || kind === 'changeOrder' || kind === 'prepay' || kind === 'issueQuote') {
    return quote === undefined
      ? undefined
      : commandOfQuote(oracle, { ...step, kind }, quote, name, day);
  }
  if (kind === 'allocate' || kind === 'reverse' || kind === 'refund') {
    return commandOfSource(oracle, { ...step, kind }, name);
  }
  const [invoice, second] = [at(oracle.invoices.keys(), one), at(oracle.invoices.keys(), other)];
  if (invoice === undefined || second === undefined) return undefined;
  const owed = oracle.balanceOf(invoice, lastDay);
  switch (kind) {
    case 'pay': {
      const paid = amount(step, owed);
      const payer = other === 7 ? client : (oracle.invoices.get(invoice)?.client ?? client);
      const share = { invoice, cents: other % 3 === 1 ? Math.ceil(paid / 2) : paid };
      return { kind, name: `payment ${name}`, client: payer, day, cents: paid, shares: [share] };
    }
    case 'payTwo': {
      const payer = oracle.invoices.get(invoice)?.client ?? client;
      const shares = [
        { invoice, cents: amount(step, owed) },
        { invoice: second, cents: Math.max(1, oracle.balanceOf(second, lastDay)) },
      ];
      const all = shares.reduce((sum, share) => sum + share.cents, 0);
      return { kind: 'pay', name: `payment ${name}`, client: payer, day, cents: all, shares };
    }
    case 'payBalance':
      return { kind, name: `payment ${name}`, invoice };
    case 'credit': {
      const nets = oracle.invoices.get(invoice)?.lines ?? [];
      const line = other % Math.max(1, nets.length);
      const lines = [{ line, cents: amount(step, nets[line]?.cents ?? 0) }];
      return { kind, name: `credit ${name}`, invoice, lines };
    }
    case 'creditAll':
      return { kind: 'credit', name: `credit ${name}`, invoice, lines: null };
    case 'writeOff':
      return { kind, invoice, cents: step.size === 'all' ? null : amount(step, owed) };
    case 'void':
      return { kind, invoice };
  }
}

/** One to three lines. */
function linesFor({ one, other, cents }: Step): number[] {
  const more = [Math.ceil(cents / 3), Math.ceil(cents / 7) + other];
  return [cents, ...more.slice(0, one % 3)];
}

function commandOfQuote(
  oracle: Oracle,
  step: Step & { kind: 'accept' | 'changeOrder' | 'prepay' | 'issueQuote' },
  quote: string,
  name: string,
  day: string,
): Command {
  const { kind, cents, size } = step;
  switch (kind) {
    case 'accept':
      return { kind, quote };
    case 'changeOrder':
      return { kind, quote, cents };
    case 'prepay':
      return { kind, name: `payment ${name}`, quote, cents };
    case 'issueQuote': {
      // Often just what is allowed, or a little more.
      const left = oracle.ceilingOf(quote) - oracle.invoicedFor(quote);
      const net = Math.floor((Math.max(left, 2) * 100) / 113) + (size === 'over' ? 1 : 0);
      const nets = size === 'any' ? linesFor(step) : [size === 'some' ? Math.ceil(net / 2) : net];
      const client = oracle.quotes.get(quote)?.client ?? 0;
      return { kind: 'issue', name: `invoice ${name}`, client, day, nets, quote };
    }
  }
}

function commandOfSource(
  oracle: Oracle,
  step: Step & { kind: 'allocate' | 'reverse' | 'refund' },
  name: string,
): Command | undefined {
  const { kind, one, other } = step;
  const source = at(oracle.sources.keys(), one);
  const invoice = at(oracle.invoices.keys(), other);
  if (source === undefined) return undefined;
  const left = oracle.leftOf(source, lastDay);
  if (kind === 'refund') return { kind, name: `refund ${name}`, source, cents: amount(step, left) };
  if (kind === 'reverse') {
    const { kind: sort, quote } = oracle.sources.get(source) ?? {};
    // Only what the office has recorded is taken back.
    return sort === 'payment' && quote === undefined ? { kind, source } : undefined;
  }
  if (invoice === undefined) return undefined;
  const owed = oracle.balanceOf(invoice, lastDay);
  const shares = [{ invoice, cents: amount(step, Math.min(left, owed)) }];
  return { kind, source, shares };
}
