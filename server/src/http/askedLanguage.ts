import { isLanguage, type Language } from 'shared-api/contract/values/language';
import { invalidInput } from '../HttpError.ts';

/**
 * The language that the address of a file asks for, since a browser downloads a link without headers of ours.
 * @returns undefined where it names none, or one that nobody has
 * @throws HttpError 400 for any other parameter
 */
export function askedLanguage(query: Readonly<Record<string, unknown>>): Language | undefined {
  const { language, ...rest } = query;
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined) {
    throw invalidInput({ [unknown]: { code: 'unknownParameter', params: { name: unknown } } });
  }
  return typeof language === 'string' && isLanguage(language) ? language : undefined;
}
