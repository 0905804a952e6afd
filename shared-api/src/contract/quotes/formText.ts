import { companyDay, companyNoon } from '../company/companyTime.ts';
import { isDay } from '../fields/isDay.ts';
import { fieldsOf, type FieldDeclarations } from '../fields/fieldsOf.ts';
import { withPoints } from '../fields/typedFields.ts';
import { defaultLanguage, type Language } from '../values/language.ts';
import { toPoint } from '../values/typedNumbers.ts';
import { weekdays } from '../values/weekdays.ts';
import { rooms } from './buildings.ts';

/**
 * The state of a quote form, as texts like in an HTML form: a day as `2026-01-31`, a number as
 * typed, a checkbox as `on` or absent, a checkbox in a group under a name like `days.Monday`. The
 * browser and the server (for forms sent without scripts) use the same conversions.
 */
export type FormText = Record<string, string>;

/** The members of a checkbox group, by field kind. */
const groups: Partial<Record<string, readonly string[]>> = { days: weekdays, rooms };

/** The name of one checkbox in a group. */
export const partName = (group: string, part: string): string => `${group}.${part}`;

/** The initial state of a form. */
export function emptyForm(schema: FieldDeclarations): FormText {
  return Object.fromEntries(
    fieldsOf(schema).map(({ name, kind, min, options }) => {
      if (kind === 'counter') return [name, String(min ?? 0)];
      return [name, kind === 'select' && Array.isArray(options) ? String(options[0]) : ''];
    }),
  );
}

/**
 * Converts a form's texts to a request; leaves anything unreadable for the schema to refuse.
 * @param language of the page: `1,5` is a number in French
 */
export function requestOf(
  schema: FieldDeclarations,
  form: FormText,
  timeZone: string,
  language: Language = defaultLanguage,
): Record<string, unknown> {
  const numberOf = (text: string): number => Number(toPoint(text, language, 'decimals'));
  const request: Record<string, unknown> = Object.fromEntries(
    fieldsOf(schema).map(({ name, kind, none }): [string, unknown] => {
      const text = form[name] ?? '';
      const parts = groups[kind];
      if (parts) {
        const isTicked = (part: string): boolean => (form[partName(name, part)] ?? '') !== '';
        return [name, Object.fromEntries(parts.map((part) => [part, isTicked(part)]))];
      }
      if (kind === 'counter') return [name, text.trim() === '' ? undefined : numberOf(text)];
      if (kind === 'choice') return [name, text === '' ? none : Number(text)];
      if (kind === 'checkbox') return [name, text !== ''];
      if (kind === 'date') return [name, isDay(text) ? companyNoon(text, timeZone) : undefined];
      if (kind === 'email') return [name, text.trim().toLowerCase()];
      return [name, text];
    }),
  );
  return withPoints(schema, request, language);
}

/** The current day in the company's time zone, the earliest that can be chosen. */
export const today = (timeZone: string): string => companyDay(Date.now() / 1000, timeZone);
