import type { LedgerDriver, Driven } from './driver/LedgerDriver.ts';
import type { Oracle } from './oracle/oracle.ts';
import { follow, type Command } from './oracle/rules.ts';
import { differences, figuresOfLedger, figuresOfOracle, type Figures } from './views.ts';

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
  const { oracle, driver, days } = place;
  const ledgerOn = readOnce(place);
  const fitting: Oracle[] = [];
  let complaint = '';
  for (const order of orders(commands.map((_, index) => index))) {
    const copy = oracle.copy();
    const wrong = order.filter((index) => {
      const command = commands[index];
      return command && follow(copy, command, driver.today) !== outcomes[index];
    });
    const wrongly = wrong.map((index) =>
      outcomes[index]
        ? 'The ledger did what the rules forbid.'
        : `The ledger refused what is allowed: ${driver.refusal}`,
    );
    const found = wrongly.length > 0 ? [] : await compare(place, copy, days, ledgerOn);
    if (wrongly.length + found.length === 0) fitting.push(copy);
    complaint ||= [...wrongly, ...found].join('\n');
  }
  const [first, ...others] = fitting;
  if (!first) throw new Error(complaint);
  return tellApart(place, [first, ...others], ledgerOn);
}

type LedgerOn = (oracle: Oracle, day: string) => Promise<Figures>;

/** Reads the ledger's figures of a day once: what they are called is the same in every order of what was done. */
function readOnce({ driven, ...place }: Place): LedgerOn {
  const read = new Map<string, Promise<Figures>>();
  return async (oracle, day) => {
    let figures = read.get(day);
    if (!figures) {
      figures = figuresOfLedger(driven.database, { ...place, oracle, day });
      read.set(day, figures);
      driven.read?.(await figures);
    }
    return figures;
  };
}

/** @returns where the ledger and the oracle differ, now and at the end of the first day on which they do */
async function compare(
  place: Place,
  oracle: Oracle,
  days: readonly string[],
  ledgerOn: LedgerOn,
): Promise<string[]> {
  for (const day of days) {
    const ledger = await ledgerOn(oracle, day);
    const found = differences(ledger, figuresOfOracle({ ...place, oracle, day }));
    if (found.length > 0) return found;
  }
  return [];
}

/**
 * Which of several orders it was, where more than one leads to what is shown so far: of two invoices of earlier days,
 * which had the deposit and which had money on account shows on those days alone.
 */
async function tellApart(
  place: Place,
  [first, ...others]: [Oracle, ...Oracle[]],
  ledgerOn: LedgerOn,
): Promise<Oracle> {
  const known = factsOf(first);
  const different = others.filter((one) => factsOf(one) !== known);
  const days = [...new Set([first, ...different].flatMap((one) => daysIn(factsOf(one))))].sort();
  let left = [first, ...different];
  let complaint: string[] = [];
  for (const day of days) {
    if (left.length < 2) break;
    const figures = left.map((oracle) => figuresOfOracle({ ...place, oracle, day }));
    const [one, ...more] = figures;
    if (!one || more.every((other) => differences(one, other).length === 0)) continue;
    const ledger = await ledgerOn(first, day);
    const found = figures.map((oracle) => differences(ledger, oracle));
    complaint = found[0] ?? [];
    left = left.filter((_, index) => found[index]?.length === 0);
  }
  const [oracle] = left;
  if (!oracle) throw new Error(complaint.join('\n'));
  return oracle;
}

/** All that an oracle knows, as text, in whichever order it was told. */
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
