import { weekdays, type Weekday } from '../values/weekdays.ts';

/** When the company is open on some days of each week. */
export interface OpeningHours {
  first: Weekday;
  /** The same as `first` for a single day. */
  last: Weekday;
  /** `8:00`, as `closes`. */
  opens: string;
  closes: string;
}

const day = `(${weekdays.join('|')})`;
const time = '((?:[01]?\\d|2[0-3]):[0-5]\\d)';

/** The notation of the company file for days: `Monday to Friday` or `Saturday`. */
export const daysNotation = new RegExp(`^${day}(?: to ${day})?$`);
/** The notation of the company file for hours: `8:00 to 18:00`. */
export const hoursNotation = new RegExp(`^${time} to ${time}$`);

/** What entries of the company file say; one in another notation is left out. */
export const openingHoursOf = (
  entries: readonly { days: string; hours: string }[],
): OpeningHours[] =>
  entries.flatMap(({ days, hours }) => {
    const [, first, last = first] = daysNotation.exec(days) ?? [];
    const [, opens, closes] = hoursNotation.exec(hours) ?? [];
    if (first === undefined || opens === undefined || closes === undefined) return [];
    // The expression allows no other words.
    return [{ first: first as Weekday, last: last as Weekday, opens, closes }];
  });
