import type { Weekday } from './weekdays.ts';

let days: Intl.DateTimeFormat | undefined;

/** Made by who needs it first: the first format of a page takes a phone some 100 ms, and most pages write no day. */
const format = (day: string): string =>
  (days ??= new Intl.DateTimeFormat('fr-CA', { dateStyle: 'long', timeZone: 'UTC' })).format(
    new Date(`${day}T00:00:00Z`),
  );

/** A day in French: `2026-12-01` as `1er décembre 2026`. */
export const frenchDay = (day: string): string => format(day).replace(/^1 /, '1er ');

/** A day or a range with both ends included: `du 7 au 9 décembre 2026`, `du 24 décembre 2026 au 2 janvier 2027`. */
export function frenchSpan(from: string, to: string): string {
  if (from === to) return `le\u00a0${frenchDay(from)}`;
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  const begin = isOneMonth ? frenchDay(from).split(' ')[0] : frenchDay(from);
  return `du\u00a0${begin} au ${frenchDay(to)}`;
}

/** A time of day as it is written in French: `8:00` as `8 h`, `17:30` as `17 h 30`. */
export const frenchTime = (time: string): string =>
  time.replace(/^0?(\d+):(\d+)$/, '$1\u00a0h\u00a0$2').replace(/\u00a000$/, '');

/** The weekdays within a French sentence. */
export const frenchWeekdays: Readonly<Record<Weekday, string>> = {
  Monday: 'lundi',
  Tuesday: 'mardi',
  Wednesday: 'mercredi',
  Thursday: 'jeudi',
  Friday: 'vendredi',
  Saturday: 'samedi',
  Sunday: 'dimanche',
};

/** Weekdays from one to another, both included: `Du lundi au vendredi`, or `Le samedi`. */
export const frenchWeekdaySpan = (first: Weekday, last: Weekday): string =>
  first === last
    ? `Le ${frenchWeekdays[first]}`
    : `Du ${frenchWeekdays[first]} au ${frenchWeekdays[last]}`;
