import { weekdayNamed, weekdayNames, type NamesOf } from './weekdayNames.ts';

/** Letters that stand for a weekday without being the first of its name: TR is Tuesday and Thursday. */
const furtherLetters: Record<NamesOf, Readonly<Record<string, number>>> = {
  en: { r: 3 },
  fr: {},
};

/** The longest short form of a name: thurs. */
const longest = 5;

/** The weekdays that a short form can mean, Monday being 0: T is Tuesday or Thursday. */
export function weekdaysShortenedTo(short: string, language: NamesOf): readonly number[] {
  if (short.length > 1) {
    const day = short.length > longest ? -1 : weekdayNamed(short, language);
    return day < 0 ? [] : [day];
  }
  const further = furtherLetters[language][short];
  const first = weekdayNames[language].flatMap((name, day) =>
    name.startsWith(short) ? [day] : [],
  );
  return short === '' ? [] : [...first, ...(further === undefined ? [] : [further])];
}

/** Whether days follow one another in a week that begins on Monday, or on Sunday. */
const isInOrder = (days: readonly number[]): boolean =>
  [0, 1].some((shift) =>
    days.every((day, n) => n === 0 || ((days[n - 1] ?? 0) + shift) % 7 < (day + shift) % 7),
  );

/**
 * All that letters without separators can mean, as `mwf` and `tth`, each day once; where a reading has the days in
 * the order of the week, only those that have.
 */
export function readLetters(letters: string, language: NamesOf): readonly (readonly number[])[] {
  const readings: number[][] = [];
  const read = (at: number, days: readonly number[]): void => {
    if (at === letters.length) readings.push([...days]);
    for (let end = at + 1; end <= Math.min(at + longest, letters.length); end += 1) {
      for (const day of weekdaysShortenedTo(letters.slice(at, end), language)) {
        if (!days.includes(day)) read(end, [...days, day]);
      }
    }
  };
  read(0, []);
  const ordered = readings.filter(isInOrder);
  return ordered.length > 0 ? ordered : readings;
}
