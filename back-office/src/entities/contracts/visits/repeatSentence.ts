import { weekdays } from 'shared-api/contract/entities/contract';
import { texts as labels } from 'shared-api/contract/messages/officeLabelTexts.en';
import { showTime } from '../../../clock.ts';
import { showDay } from '../../../dates.ts';
import { texts } from './texts.ts';

type Typed = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * When a contract is served, as a sentence: Every two weeks on Tuesday, 8:30 a.m., until Dec 31, 2026.
 * @param typed all fields as they would be sent
 */
export function repeatSentence(typed: Typed): string {
  const days = weekdays
    .filter((name) => typed[name] === true)
    .map((name) => labels.contracts[name]);
  if (days.length === 0) return texts.noDays;
  const { repeat, monthWeek, startTime, firstDay, lastDay, skipHolidays } = typed;
  const on = texts.on(textOf(repeat), textOf(monthWeek), listed(days));
  const time = textOf(startTime);
  const parts = [
    on,
    time === '' ? texts.anyTime : showTime(`2026-01-01T${time}`),
    textOf(firstDay) && texts.from(showDay(textOf(firstDay))),
    textOf(lastDay) && texts.until(showDay(textOf(lastDay))),
    skipHolidays === true && texts.notOnHolidays,
  ];
  return parts.filter((part) => part !== false && part !== '').join(', ');
}

/** The pause of a contract in words, if it has one. */
export function pauseSentence({ pausedFrom, pausedUntil }: Typed): string | undefined {
  if (textOf(pausedFrom) === '') return undefined;
  const until = textOf(pausedUntil);
  return texts.pause(showDay(textOf(pausedFrom)), until === '' ? undefined : showDay(until));
}

const list = new Intl.ListFormat('en-CA', { type: 'conjunction' });
const listed = (words: readonly string[]): string => list.format(words);
