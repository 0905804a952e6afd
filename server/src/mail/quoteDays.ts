import type { Language } from 'shared-api/contract/values/language';
import { quoteTexts } from '../pricing/texts.ts';

/**
 * What a mail says of a quote's days, one a line.
 * @param requestedOn the day that was asked for; empty without one
 * @param validUntil the last day of its price; empty without one
 */
export function quoteDays(language: Language, requestedOn: string, validUntil: string): string[] {
  const texts = quoteTexts[language].mail;
  return [
    ...(requestedOn === '' ? [] : [texts.requestedOn(requestedOn)]),
    ...(validUntil === '' ? [] : [texts.validUntil(validUntil)]),
    ...(validUntil !== '' && requestedOn > validUntil ? [texts.holdsIfBooked(validUntil)] : []),
  ];
}
