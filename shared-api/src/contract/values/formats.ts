import { isEmailAddress, splitAddresses } from './emailAddress.ts';

/** What is wrong with a formatted text: a code of the fault catalogue. */
export type FormatFault =
  | { code: 'notPhone' | 'notPostalCode' | 'postalLetters' | 'postalFirst' | 'notWebAddress' }
  /** `wrong` is the first invalid address. */
  | { code: 'notEmails'; params: { wrong: string } };

/** A format of a text field. An empty text is always valid. */
export interface Format {
  /** What is wrong with a text; undefined if it is valid. */
  fault: (text: string) => FormatFault | undefined;
  /** Converts a valid text to the format in which it is stored. */
  normalise: (text: string) => string;
}

/** North American area code, exchange and line, with an optional extension. */
const northAmerican =
  /^(?:\+?1[\s./-]*)?\(?([2-9]\d{2})\)?[\s./-]*([2-9]\d{2})[\s./-]*(\d{4})(?:[\s,;]*(?:extension|ext\.?|poste|x|#)\s*(\d{1,6}))?$/i;
/** An international number with country code. */
const international = /^\+(?!1)[\d\s()./-]+$/;

function phoneOf(text: string): string | undefined {
  const typed = text.trim().replace(/[\u2010-\u2015]/g, '-');
  const parts = northAmerican.exec(typed);
  if (parts) {
    const [, area, exchange, line, extension] = parts;
    const number = `(${area}) ${exchange}-${line}`;
    return extension === undefined ? number : `${number} ext. ${extension}`;
  }
  const digits = typed.replace(/\D/g, '').length;
  const isForeign = international.test(typed) && digits >= 8 && digits <= 15;
  return isForeign ? typed.replace(/\s+/g, ' ') : undefined;
}

/** Excludes letters that Canada Post never uses, or never uses first. */
const postalShape = /^([A-Z]\d[A-Z])[\s-]?(\d[A-Z]\d)$/;
const unusedLetters = /[DFIOQU]/;
const unusedFirst = /^[WZ]/;

const postalParts = (text: string): RegExpExecArray | null =>
  postalShape.exec(text.trim().toUpperCase());

const postalCode: Format = {
  fault(text) {
    const parts = postalParts(text);
    if (!parts) return { code: 'notPostalCode' };
    if (unusedLetters.test(parts[0])) return { code: 'postalLetters' };
    return unusedFirst.test(parts[0]) ? { code: 'postalFirst' } : undefined;
  },
  normalise(text) {
    const [, area, unit] = postalParts(text) ?? [];
    return `${area} ${unit}`;
  },
};

const phone: Format = {
  fault: (text) => (phoneOf(text) === undefined ? { code: 'notPhone' } : undefined),
  normalise: (text) => phoneOf(text) ?? text,
};

/** Maximum length of input quoted in a message. */
const longestQuoted = 60;

const emailAddresses: Format = {
  fault(text) {
    const wrong = splitAddresses(text).find((address) => !isEmailAddress(address));
    return wrong === undefined
      ? undefined
      : { code: 'notEmails', params: { wrong: wrong.slice(0, longestQuoted) } };
  },
  normalise: (text) => splitAddresses(text).join(', '),
};

/**
 * An http(s) URL with a host; excludes schemes that a browser would execute, such as `javascript:`.
 */
const pageAddress = /^https?:\/\/[^\s/?#]+[^\s]*$/i;

const webAddress: Format = {
  fault: (text) => (pageAddress.test(text.trim()) ? undefined : { code: 'notWebAddress' }),
  normalise: (text) => text.trim(),
};

/** Formats by the name used in field declarations. */
export const formats = { phone, postalCode, emailAddresses, webAddress } satisfies Record<
  string,
  Format
>;

export type FormatName = keyof typeof formats;
