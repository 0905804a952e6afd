import fc from 'fast-check';
import { LedgerDriver, type Driven } from './LedgerDriver.ts';
import { Oracle } from './oracle.ts';
import { dayAfter, follow, type Command } from './rules.ts';
import { commandOf, step } from './steps.ts';
import { differences, figuresOfLedger, figuresOfOracle } from './views.ts';

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
  const oracle = await explain(place, commands, outcomes);
  // Of several at once, those of which one was made first are told by their ids.
  if (commands.length > 1) oracle.sort((name) => place.driver.ids.get(name) ?? 0);
  return oracle;
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
        : `The ledger refused what is allowed: ${place.driver.refusal}`,
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
