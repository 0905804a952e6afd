/** Sums, taxes and days of facts. Amounts are whole cents, days are `YYYY-MM-DD` of the company. */
import type { OracleLine, Source } from './facts.ts';

/** After every day of a history: what is true by then is true now. */
export const lastDay = '9999-12-31';

export const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, one) => total + one, 0);

export const totalOf = (lines: readonly OracleLine[]): number =>
  sum(lines.map(({ cents, taxCents }) => cents + taxCents));

/** The tax within an amount that includes it, 13 of 113 parts, half a cent upwards. */
export const taxWithin = (cents: number): number => Math.floor((cents * 26 + 113) / 226);

/** The later of two days. */
export const later = (one: string, other: string): string => (one > other ? one : other);

/** A fact by its name. @throws Error if there is none */
export function known<Fact>(facts: ReadonlyMap<string, Fact>, name: string): Fact {
  const fact = facts.get(name);
  if (!fact) throw new Error(`The oracle knows nothing of ${name}.`);
  return fact;
}

/** Tax of an amount before tax, half a cent upwards. */
export const taxOn = (cents: number): number => Math.floor((cents * 13 + 50) / 100);

export const centsOf = (facts: readonly { cents: number }[]): number =>
  sum(facts.map(({ cents }) => cents));

export const isIn = (
  fact: { day: string; endedOn?: string },
  day: string,
  until: string | undefined = fact.endedOn,
): boolean => fact.day <= day && (until === undefined || until > day);

/** Whose a source was at the end of a day. */
export const ownerOf = ({ client, formerly = [] }: Source, day: string): number =>
  formerly.find(({ until }) => until > day)?.client ?? client;

export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
