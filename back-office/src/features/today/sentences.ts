import { overdueDays } from 'shared-api/contract/entities/overdueDays';
import { daysAfter } from 'shared-api/contract/values/days';
import type { Need, NeedKind } from 'shared-api/contract/schedule/today';
import { showTime } from '../../clock.ts';
import { showDay } from '../../dates.ts';
import { texts } from './texts.ts';

/** What a row says: what it is about, which its link is named after, and what else there is to know. */
export interface Sentence {
  main: string;
  more: string;
}

/** A day, with the time where there is one, on one line: today, 9:00 a.m. or Nov 21, 2026. */
function when(day: string, today: string): string {
  const date = day.slice(0, 10);
  const near = { [today]: texts.today, [daysAfter(today, 1)]: texts.tomorrow }[date];
  return [near ?? showDay(date), day.length > 10 && showTime(day)]
    .filter((part) => part !== false)
    .join(', ')
    .replaceAll(' ', '\u00a0');
}

/** Days from one day of the company to a later one. */
const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

const joined = (...parts: (string | false)[]): string =>
  parts.filter((part): part is string => part !== false && part !== '').join('\u00a0· ');

/**
 * One thing that needs somebody, in words.
 * @param today the company's day
 */
export function sentenceOf(kind: NeedKind, need: Need, today: string): Sentence {
  const { number, detail } = need;
  const day = need.day === '' ? '' : when(need.day, today);
  const name = need.name === '' ? texts.unnamed : need.name;
  switch (kind) {
    case 'leads':
      return { main: texts.about(name, detail), more: texts.since(day) };
    case 'acceptedQuotes':
      return { main: name, more: joined(texts.quote(number), detail, texts.accepted(day)) };
    case 'endingQuotes':
      return { main: name, more: joined(texts.quote(number), detail, texts.ends(day)) };
    case 'openVisits':
    case 'unmarkedVisits':
    case 'unbilled':
      return { main: name, more: joined(day, detail) };
    case 'clashes':
      return { main: name, more: joined(day, texts.clash(detail)) };
    case 'drafts':
      return { main: name, more: joined(texts.draft, detail, day !== '' && texts.from(day)) };
    case 'overdue':
      return {
        main: name,
        more: joined(
          texts.invoice(number),
          texts.late(daysBetween(need.day, today) - overdueDays),
          detail,
        ),
      };
    case 'mails':
      return { main: name, more: joined(detail, day) };
    case 'payments':
      return {
        main: name,
        more: joined(texts.invoice(number), detail !== name && detail, day),
      };
  }
}
