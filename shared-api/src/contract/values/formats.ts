import { isEmailAddress, splitAddresses } from './emailAddress.ts';

/** What is wrong with a text that has a format, by a code of the catalogue of faults. */
export type FormatFault =
  | { code: 'notPhone' | 'notPostalCode' | 'postalLetters' | 'postalFirst' | 'notWebAddress' }
  /** The first address that is none. */
  | { code: 'notEmails'; params: { wrong: string } };

/** What a text field holds besides plain text; an empty one always fits. */
export interface Format {
  /** What is wrong with a text; undefined when it fits. */
  fault: (text: string) => FormatFault | undefined;
  /** The one form in which a text that fits is kept. */
  normalise: (text: string) => string;
}

/** Area code, exchange and line of Canada and the United States; an extension may follow. */
const northAmerican =
  /^(?:\+?1[\s./-]*)?\(?([2-9]\d{2})\)?[\s./-]*([2-9]\d{2})[\s./-]*(\d{4})(?:[\s,;]*(?:extension|ext\.?|poste|x|#)\s*(\d{1,6}))?$/i;
/** A number of another country, by its code. */
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

/** Letters that Canada Post never uses, and those that begin no postal code. */
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

/** The longest text that a message repeats. */
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

/** A page on a host; nothing that a browser would run, as it would `javascript:`. */
const pageAddress = /^https?:\/\/[^\s/?#]+[^\s]*$/i;

const webAddress: Format = {
  fault: (text) => (pageAddress.test(text.trim()) ? undefined : { code: 'notWebAddress' }),
  normalise: (text) => text.trim(),
};

/** Formats of text fields, by the word in the field's declaration. */
export const formats = { phone, postalCode, emailAddresses, webAddress } satisfies Record<
  string,
  Format
>;

export type FormatName = keyof typeof formats;
