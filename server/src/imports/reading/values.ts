import type { DayOrder } from 'shared-api/contract/entities/importing/imports';
import type { Field } from 'shared-api/contract/fields/FieldMeta';
import { foldText } from 'shared-api/contract/values/foldText';
import { fromCents } from 'shared-api/contract/values/money';
import { readAmount } from '../../bank/statements/amounts.ts';
import { readDay } from '../../bank/statements/days.ts';
import type { Refusal } from '../../refusals/texts.ts';
import { onOneLine } from './cells.ts';

/** What a cell means: a value, a text that names another record, or why it means nothing. */
export type Meaning = { value: unknown } | { names: string } | { fault: Refusal };

/** How a file's cells are to be read. */
export interface Reading {
  dayOrder: DayOrder;
}

/** Characters of a cell that a message quotes. */
const quoted = 60;

/** A cell as messages quote it. */
export const excerptOf = (text: string): string =>
  text.length > quoted ? `${text.slice(0, quoted).toWellFormed()}…` : text;

const yes = [
  'yes',
  'y',
  'true',
  't',
  '1',
  'x',
  'on',
  'active',
  'oui',
  'o',
  'vrai',
  'actif',
  '✓',
  '✔',
];
const no = ['no', 'n', 'false', 'f', '0', 'off', 'inactive', 'non', 'faux', 'inactif'];

/** What a spreadsheet shows in place of a value. */
const failedFormula = /^#(N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|SPILL!|CALC!)$/i;

/** A long number as a spreadsheet shortens it: `5.19555E+09`. */
const shortened = /^\d([.,]\d+)?E\+\d{1,2}$/i;

/** Days since the end of 1899, by which a spreadsheet counts: 45,000 is in 2023. */
const serialDay = /^[2-6]\d{4}(\.\d+)?$/;

function readFlag(text: string): Meaning {
  const folded = text.toLowerCase();
  if (yes.includes(folded)) return { value: true };
  if (no.includes(folded)) return { value: false };
  return { fault: { code: 'importNotFlag', params: { value: excerptOf(text) } } };
}

function readNumber(text: string): Meaning {
  const plain = text.replace(/\s|(?<=\d),(?=\d{3}\b)/g, '').replace(/^(-?\d+),(\d{1,2})$/, '$1.$2');
  const hours = /^(-?\d+(?:\.\d+)?)h?$/i.exec(plain)?.[1];
  // 2:30 and 2 h 30 are two hours and a half, as 150 min is.
  const [, whole, minutes] = /^(\d{1,3})[:h]([0-5]\d)(?::00|min)?$/i.exec(plain) ?? [];
  const inMinutes = /^(\d{1,4})min\.?$/i.exec(plain)?.[1];
  if (hours !== undefined) return { value: Number(hours) };
  if (whole !== undefined) return { value: Number(whole) + Number(minutes) / 60 };
  if (inMinutes !== undefined) return { value: Number(inMinutes) / 60 };
  return { fault: { code: 'importNotNumber', params: { value: excerptOf(text) } } };
}

function readMoney(text: string): Meaning {
  const cents = readAmount(text);
  if (cents !== undefined) return { value: fromCents(cents) };
  return { fault: { code: 'importNotNumber', params: { value: excerptOf(text) } } };
}

function dayOfSerial(text: string): { day: string; minutes: number } | undefined {
  if (!serialDay.test(text)) return undefined;
  const minutes = Math.round(Number(text) * 24 * 60);
  const moment = new Date(Date.UTC(1899, 11, 30, 0, minutes));
  return { day: moment.toISOString().slice(0, 10), minutes: minutes % (24 * 60) };
}

/** `HH:MM` of a time of day: `9:00`, `9:00:00 AM`, `9 pm`, `9h30`, `9 h 30`. */
function readTime(text: string): string | undefined {
  const [, hour, minute = '00', half] =
    /^(\d{1,2})(?:\s*[:h]\s*(\d{2})?(?::\d{2}(?:\.\d+)?)?)?\s*([ap])?\.?\s*(?:m\.?)?$/i.exec(
      text.trim(),
    ) ?? [];
  if (hour === undefined || (half === undefined && !/[:h]/i.test(text))) return undefined;
  const isAfternoon = half?.toLowerCase() === 'p';
  if (half !== undefined && (Number(hour) < 1 || Number(hour) > 12)) return undefined;
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (isAfternoon ? 12 : 0);
  if (hours > 23 || Number(minute) > 59) return undefined;
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

const clockOf = (minutes: number): string => new Date(minutes * 60_000).toISOString().slice(11, 16);

/** A time of day, also as the part of a day by which a spreadsheet keeps it: `0.354166`. */
function readTimeOrPart(text: string): string | undefined {
  if (!/^0?[.,]\d+$/.test(text)) return readTime(text);
  return clockOf(Math.round(Number(text.replace(',', '.')) * 24 * 60) % (24 * 60));
}

function readClock(text: string): Meaning {
  const time = readTimeOrPart(text);
  if (time !== undefined) return { value: time };
  return { fault: { code: 'importNotClock', params: { value: excerptOf(text) } } };
}

const anyDay = (text: string, { dayOrder }: Reading): string | undefined =>
  dayOfSerial(text)?.day ?? readDay(text, dayOrder);

function readDate(text: string, reading: Reading): Meaning {
  const day = anyDay(text, reading);
  const { dayOrder } = reading;
  if (day !== undefined) return { value: day };
  return { fault: { code: 'importNotDay', params: { value: excerptOf(text), order: dayOrder } } };
}

/** The parts of a text at each space or T between a day and a time. */
function* cutsOf(text: string): Generator<[string, string]> {
  for (const { index } of text.matchAll(/[\sT,]+(?=\d)/g)) {
    yield [text.slice(0, index), text.slice(index).replace(/^[\sT,]+/, '')];
  }
}

function readDateTime(text: string, reading: Reading): Meaning {
  // A whole number is a day alone, as 2026-01-31 is.
  const serial = /[.]/.test(text) ? dayOfSerial(text) : undefined;
  if (serial) return { value: `${serial.day}T${clockOf(serial.minutes)}` };
  for (const [before, after] of cutsOf(text)) {
    // The time's column may stand before the day's.
    for (const [first, second] of [
      [before, after],
      [after, before],
    ] as const) {
      const day = anyDay(first, reading);
      const time = readTimeOrPart(second);
      if (day !== undefined && time !== undefined) return { value: `${day}T${time}` };
    }
  }
  if (anyDay(text, reading) === undefined) return readDate(text, reading);
  return { fault: { code: 'importNotTime', params: { value: excerptOf(text) } } };
}

function readChoice(text: string, { options, words = {} }: Field): Meaning {
  if (options === undefined || 'from' in options) return { value: text };
  const folded = aliases[foldText(text)] ?? foldText(text);
  const found = options.find((option) =>
    [option, words[option] ?? option].some((word) => isWord(folded, foldText(word))),
  );
  if (found !== undefined) return { value: found };
  const told = options.filter((option) => option !== '').map((option) => words[option] ?? option);
  return { fault: { code: 'importNotAmong', params: { value: excerptOf(text), options: told } } };
}

/** What other programs, English and French, call our choices. */
const aliases: Readonly<Record<string, string>> = {
  english: 'en',
  anglais: 'en',
  french: 'fr',
  francais: 'fr',
  done: 'complete',
  finished: 'complete',
  termine: 'complete',
  terminee: 'complete',
  canceled: 'cancelled',
  annule: 'cancelled',
  annulee: 'cancelled',
  upcoming: 'scheduled',
  planned: 'scheduled',
  planifie: 'scheduled',
  planifiee: 'scheduled',
  prevu: 'scheduled',
  prevue: 'scheduled',
  'every week': 'weekly',
  hebdomadaire: 'weekly',
  'chaque semaine': 'weekly',
  'toutes les semaines': 'weekly',
  biweekly: 'everytwoweeks',
  'bi weekly': 'everytwoweeks',
  'every 2 weeks': 'everytwoweeks',
  fortnightly: 'everytwoweeks',
  'aux deux semaines': 'everytwoweeks',
  'aux 2 semaines': 'everytwoweeks',
  'toutes les deux semaines': 'everytwoweeks',
  'toutes les 2 semaines': 'everytwoweeks',
  'every 4 weeks': 'everyfourweeks',
  'aux quatre semaines': 'everyfourweeks',
  'aux 4 semaines': 'everyfourweeks',
  'toutes les 4 semaines': 'everyfourweeks',
  'every month': 'monthly',
  mensuel: 'monthly',
  'chaque mois': 'monthly',
  'tous les mois': 'monthly',
};

/** Whether a text is a word, or its past or longer form: `completed` is `complete`. */
const isWord = (text: string, word: string): boolean =>
  text === word || (word.length > 4 && text === `${word}d`);

/** Reads what is not text. */
function readSpecial(text: string, field: Field, reading: Reading): Meaning | undefined {
  switch (field.kind) {
    case 'checkbox':
      return readFlag(text);
    case 'money':
      return readMoney(text);
    case 'number':
      return readNumber(text);
    case 'date':
      return readDate(text, reading);
    case 'dateTime':
      return readDateTime(text, reading);
    case 'time':
      return readClock(text);
    case 'select':
      return readChoice(text, field);
    case 'record':
      return { names: onOneLine(text) };
    default:
      return undefined;
  }
}

/** What a cell that is not empty means for a field. The field's schema still checks the value. */
export function meaningOf(text: string, field: Field, reading: Reading): Meaning {
  if (failedFormula.test(text)) {
    return { fault: { code: 'importFormulaError', params: { value: text } } };
  }
  const special = readSpecial(text, field, reading);
  if (special) return special;
  if (field.kind === 'longText') return { value: text };
  if (field.kind === 'phone' && shortened.test(text)) {
    return { fault: { code: 'importShortened', params: { value: text } } };
  }
  return { value: onOneLine(text) };
}
