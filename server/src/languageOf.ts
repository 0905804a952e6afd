import type { IncomingMessage } from 'node:http';
import {
  defaultLanguage,
  isLanguage,
  languageHeader,
  splitLanguage,
  type Language,
} from 'shared-api/contract/values/language';

/** A request from Fastify, or the underlying Node request. */
type Asking = Pick<IncomingMessage, 'headers' | 'url'>;

/**
 * The language to answer a request in: that of the page it comes from, which API calls state in a
 * header and forms sent without scripts in their URL.
 * `accept-language` is ignored: it would give an English page a French answer. Unknown languages
 * fall back to the default.
 */
export function languageOf({ headers, url = '' }: Asking): Language {
  const language = headers[languageHeader];
  if (typeof language !== 'string') return splitLanguage(url.split('?', 1)[0] ?? '').language;
  return isLanguage(language) ? language : defaultLanguage;
}
