import type { LedgerDriver, Driven } from './driver/LedgerDriver.ts';
import type { Oracle } from './oracle/oracle.ts';
import { follow, type Command } from './oracle/rules.ts';
import { differences, figuresOfLedger, figuresOfOracle } from './views.ts';

/** Where a history stands. */
export interface Place {
  driven: Driven;
  driver: LedgerDriver;
  oracle: Oracle;
  /** At the end of which figures are compared, beside those of now. */
  days: readonly string[];
  /** Whether what clients are shown is compared too. */
  isWhole: boolean;
}

/**
 * Finds an order of commands, tried at once, in which the rules lead to what the ledger shows.
 * @returns what the oracle knows afterwards
 * @throws Error with where the two differ, if there is none
 */
export async function explain(
  place: Place,
  commands: readonly Command[],
  outcomes: readonly boolean[],
): Promise<Oracle> {
  const all = orders(commands.map((_, index) => index));
  const [first = [], last = first] = [all[0], all.at(-1)];
  const some = endsOf(place, commands, outcomes, [...new Set([first, last])]);
  const [end] = some.ends;
  // Commands that do not affect one another end the same forwards and backwards: no other order is tried.
  const isOne = end !== undefined && some.ends.length === 1 && some.complaint === '';
  if (isOne && (await compare(place, end)).length === 0) return end;
  const { ends, complaint } = endsOf(place, commands, outcomes, all);
  return fittingOf(place, ends, complaint);
}

/**
 * What the oracle knows after commands in each of several orders, but once where they come to the same; and why some of
 * the orders cannot have been.
 */
function endsOf(
  { oracle, driver }: Place,
  commands: readonly Command[],
  outcomes: readonly boolean[],
  tried: readonly (readonly number[])[],
): { ends: Oracle[]; complaint: string } {
  const ends = new Map<string, Oracle>();
  let complaint = '';
  for (const order of tried) {
    const copy = oracle.copy();
    const wrong = order.filter((index) => {
      const command = commands[index];
      return command && follow(copy, command, driver.today) !== outcomes[index];
    });
    const facts = factsOf(copy);
    if (wrong.length === 0 && !ends.has(facts)) ends.set(facts, copy);
    complaint ||= wrong
      .map((index) =>
        outcomes[index]
          ? 'The ledger did what the rules forbid.'
          : `The ledger refused what is allowed: ${driver.refusal}`,
      )
      .join('\n');
  }
  return { ends: [...ends.values()], complaint };
}

/** @throws Error with where the ledger and the first of them differ, or with the complaint, if none fits */
async function fittingOf(
  place: Place,
  ends: readonly Oracle[],
  complaint: string,
): Promise<Oracle> {
  const fitting: Oracle[] = [];
  let why = complaint;
  for (const end of ends) {
    const found = await compare(place, end);
    if (found.length === 0) fitting.push(end);
    why ||= found.join('\n');
  }
  const [first, ...others] = fitting;
  if (!first) throw new Error(why);
  return others.length === 0 ? first : tellApart(place, fitting);
}

/** @returns where the ledger and the oracle differ, now and at the end of the first day on which they do */
async function compare(place: Place, oracle: Oracle, days = place.days): Promise<string[]> {
  const { driven } = place;
  for (const day of days) {
    const read = { ...place, oracle, day };
    const ledger = await figuresOfLedger(driven.database, read);
    driven.read?.(ledger);
    const found = differences(ledger, figuresOfOracle(read));
    if (found.length > 0) return found;
  }
  return [];
}

/**
 * Tells apart several ends that fit the figures compared so far, by the days on which they differ: which of two
 * backdated invoices was paid from the deposit, and which from money on account, shows on their own days alone.
 */
async function tellApart(place: Place, ends: readonly Oracle[]): Promise<Oracle> {
  const days = [...new Set(ends.flatMap((one) => daysIn(factsOf(one))))].sort();
  let left = ends;
  let complaint = '';
  for (const day of days) {
    if (left.length < 2) break;
    const [one, ...more] = left.map((oracle) => figuresOfOracle({ ...place, oracle, day }));
    if (!one || more.every((other) => differences(one, other).length === 0)) continue;
    const fitting: Oracle[] = [];
    for (const oracle of left) {
      const found = await compare(place, oracle, [day]);
      if (found.length === 0) fitting.push(oracle);
      complaint = found.join('\n') || complaint;
    }
    left = fitting;
  }
  const [oracle] = left;
  if (!oracle) throw new Error(complaint);
  return oracle;
}

/** All that an oracle knows, as text that does not depend on the order in which it learned it. */
function factsOf(oracle: Oracle): string {
  const { invoices, sources, requests, disputes, quotes, leavings, uses, writeOffs } = oracle;
  const all: Iterable<unknown>[] = [
    invoices,
    sources,
    requests,
    disputes,
    quotes,
    leavings,
    uses,
    writeOffs,
  ];
  return all.flatMap((facts) => Array.from(facts, (fact) => JSON.stringify(fact)).sort()).join();
}

const daysIn = (facts: string): string[] => facts.match(/\d{4}-\d{2}-\d{2}/g) ?? [];

function orders(indices: readonly number[]): number[][] {
  if (indices.length < 2) return [[...indices]];
  return indices.flatMap((first) =>
    orders(indices.filter((index) => index !== first)).map((rest) => [first, ...rest]),
  );
}
