import { isEmailAddress, splitAddresses } from './emailAddress.ts';

/** What a text field holds besides plain text; an empty one always fits. */
export interface Format {
  /** What is wrong with a text, in words that name the field and the form; undefined when it fits. */
  fault: (text: string, label: string) => string | undefined;
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
  fault(text, label) {
    const parts = postalParts(text);
    if (!parts) return `${label} must be a Canadian postal code, written as N2L 3G1.`;
    if (unusedLetters.test(parts[0])) {
      return `${label} must be a Canadian postal code: those never have the letters D, F, I, O, Q or U.`;
    }
    return unusedFirst.test(parts[0])
      ? `${label} must be a Canadian postal code: those never begin with W or Z.`
      : undefined;
  },
  normalise(text) {
    const [, area, unit] = postalParts(text) ?? [];
    return `${area} ${unit}`;
  },
};

const phone: Format = {
  fault: (text, label) =>
    phoneOf(text) === undefined
      ? `${label} must be a phone number, written as (519) 555-0123 or (519) 555-0123 ext. 4. One of another country begins with + and its code.`
      : undefined,
  normalise: (text) => phoneOf(text) ?? text,
};

/** The longest text that a message repeats. */
const longestQuoted = 60;

const emailAddresses: Format = {
  fault(text, label) {
    const wrong = splitAddresses(text).find((address) => !isEmailAddress(address));
    return wrong === undefined
      ? undefined
      : `${label}: "${wrong.slice(0, longestQuoted)}" is not an e-mail address. Write them as ann@example.com, ben@example.com.`;
  },
  normalise: (text) => splitAddresses(text).join(', '),
};

/** A page on a host; nothing that a browser would run, as it would `javascript:`. */
const pageAddress = /^https?:\/\/[^\s/?#]+[^\s]*$/i;

const webAddress: Format = {
  fault: (text, label) =>
    pageAddress.test(text.trim())
      ? undefined
      : `${label} must be the address of a page, beginning with https:// or http://.`,
  normalise: (text) => text.trim(),
};

/** Formats of text fields, by the word in the field's declaration. */
export const formats = { phone, postalCode, emailAddresses, webAddress } satisfies Record<
  string,
  Format
>;

export type FormatName = keyof typeof formats;
