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

const yes = ['yes', 'y', 'true', 't', '1', 'x', 'on', 'active', 'oui', 'o', 'vrai', '✓', '✔'];
const no = ['no', 'n', 'false', 'f', '0', 'off', 'inactive', 'non', 'faux'];

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
  // 2:30 is two hours and a half.
  const [, whole, minutes] = /^(\d{1,3}):([0-5]\d)(?::00)?$/.exec(plain) ?? [];
  if (hours !== undefined) return { value: Number(hours) };
  if (whole !== undefined) return { value: Number(whole) + Number(minutes) / 60 };
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

/** `HH:MM` of a time of day: `9:00`, `9:00:00 AM`, `9 pm`, `9h30`. */
function readTime(text: string): string | undefined {
  const [, hour, minute = '00', half] =
    /^(\d{1,2})(?:[:h](\d{2})?(?::\d{2}(?:\.\d+)?)?)?\s*([ap])?\.?\s*(?:m\.?)?$/i.exec(
      text.trim(),
    ) ?? [];
  if (hour === undefined || (half === undefined && !/[:h]/i.test(text))) return undefined;
  const isAfternoon = half?.toLowerCase() === 'p';
  if (half !== undefined && (Number(hour) < 1 || Number(hour) > 12)) return undefined;
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (isAfternoon ? 12 : 0);
  if (hours > 23 || Number(minute) > 59) return undefined;
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

/** A time of day of its own: also the part of a day as which a spreadsheet keeps it, `0.354166`. */
function readClock(text: string): Meaning {
  const part = /^0?[.,]\d+$/.test(text) ? Number(text.replace(',', '.')) : undefined;
  if (part !== undefined) {
    const minutes = Math.round(part * 24 * 60) % (24 * 60);
    return { value: new Date(minutes * 60_000).toISOString().slice(11, 16) };
  }
  const time = readTime(text);
  if (time !== undefined) return { value: time };
  return { fault: { code: 'importNotClock', params: { value: excerptOf(text) } } };
}

function readDate(text: string, { dayOrder }: Reading): Meaning {
  const day = dayOfSerial(text)?.day ?? readDay(text, dayOrder);
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
  const serial = dayOfSerial(text);
  if (serial) {
    const clock = new Date(serial.minutes * 60_000).toISOString().slice(11, 16);
    return { value: `${serial.day}T${clock}` };
  }
  for (const [before, after] of cutsOf(text)) {
    const day = readDay(before, reading.dayOrder);
    const time = readTime(after);
    if (day !== undefined && time !== undefined) return { value: `${day}T${time}` };
  }
  const day = readDay(text, reading.dayOrder);
  if (day === undefined) return readDate(text, reading);
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
  canceled: 'cancelled',
  annule: 'cancelled',
  upcoming: 'scheduled',
  planned: 'scheduled',
  planifie: 'scheduled',
  prevu: 'scheduled',
  'every week': 'weekly',
  hebdomadaire: 'weekly',
  biweekly: 'everytwoweeks',
  'bi weekly': 'everytwoweeks',
  'every 2 weeks': 'everytwoweeks',
  fortnightly: 'everytwoweeks',
  'aux deux semaines': 'everytwoweeks',
  'every 4 weeks': 'everyfourweeks',
  'every month': 'monthly',
  mensuel: 'monthly',
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
