import fc from 'fast-check';
import { LedgerDriver, type Driven } from './driver/LedgerDriver.ts';
import { explain, type Place } from './explain.ts';
import { dayAfter } from './oracle/amounts.ts';
import { Oracle } from './oracle/oracle.ts';
import type { Command } from './oracle/rules.ts';
import { commandOf } from './steps/commandOf.ts';
import { step } from './steps/step.ts';

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

/**
 * Any history of a company with two clients. Most are long: to keep a deposit takes a quote, a request and
 * its payment first, and arrays are short by themselves. What fails is cut to a short one.
 */
export const anyHistory = (most: number): fc.Arbitrary<Moment[]> => {
  const ofLength = (minLength: number) =>
    fc.array(moment, { minLength, maxLength: most, size: 'max' });
  return fc.oneof(
    { withCrossShrink: true },
    { weight: 1, arbitrary: ofLength(1) },
    { weight: 2, arbitrary: ofLength(Math.ceil(most / 2)) },
  );
};

/** The day before which no history begins. */
const firstDay = '2024-11-05';

/** Sets the clock that the server reads. */
export type SetDay = (day: string) => void;

/**
 * Lives a history on the ledger and in the oracle. After each moment it compares invoices and accounts; what
 * clients are shown at the end, and where several things were tried at once. A history may end anywhere, so
 * what clients are shown in its middle is compared in another one.
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
  let [today, then, tried] = [firstDay, firstDay, 0];
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
      then = dayAfter(today, -look);
      // In which order several were done shows in what today closes with, or in what is said of the days
      // before: money that is used and taken back at once was used until today, or never.
      const isWhole = commands.length > 1;
      const days = isWhole ? [today, dayAfter(today, -1)] : [then];
      const place = { driven, driver, oracle, days, isWhole };
      oracle = await tryAll(place, commands, { crash, again });
    }
    for (const day of [then, today])
      await explain({ driven, driver, oracle, days: [day], isWhole: true }, [], []);
  } catch (error) {
    const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
    throw new Error(`${why}\nThe history:\n${done.join('\n')}`, { cause: error });
  }
  return tried;
}

/**
 * Lives many histories at once in one database, all on one day, since the server has one clock. When there are more
 * than the pool has connections, they wait for one another's connections, locks and numbers.
 * @returns how many commands were tried
 * @throws Error as `live`, of the first that differs
 */
export async function liveAtOnce(
  driven: Driven,
  histories: readonly (readonly Moment[])[],
  setDay: SetDay,
): Promise<number> {
  const onOneDay = histories.map((history) => history.map((one) => ({ ...one, gap: 0 })));
  const lives = onOneDay.map((history) => live(driven, history, setDay));
  // Also when one fails: the caller closes the database, which the others still use.
  await Promise.allSettled(lives);
  return (await Promise.all(lives)).reduce((sum, tried) => sum + tried, 0);
}

/**
 * Does given commands, each on its day, and compares all after each, now and the day before.
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
    const place = { driven, driver, oracle, days: [dayAfter(today, -1)], isWhole: true };
    oracle = await tryAll(place, [command], { crash: undefined, again: false });
  }
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
  const outcomes = await Promise.all(
    commands.map((command) =>
      place.driver.take(command, again && isSafeAgain(command, commands.length)),
    ),
  );
  const oracle = await explain(place, commands, outcomes);
  // Which of several was made first is told by their numbers and ids.
  if (commands.length > 1) {
    const places = await place.driver.places();
    oracle.sort((name) => places.get(name) ?? 0);
  }
  return oracle;
}

/**
 * Whether a form may be sent twice beside the other commands of its moment. One that pays what is owed by then is not:
 * where another command takes a payment back between the two, the second one pays that anew, under the same name.
 */
export const isSafeAgain = ({ kind }: Command, atOnce: number): boolean =>
  atOnce === 1 || kind !== 'payBalance';
