import type { IncomingMessage } from 'node:http';
import {
  defaultLanguage,
  isLanguage,
  languageHeader,
  splitLanguage,
  type Language,
} from 'shared-api/contract/values/language';

/** A request of Fastify, or of Node's server below it. */
type Asking = Pick<IncomingMessage, 'headers' | 'url'>;

/**
 * The language in which a request is answered: that of the page it comes from, which a call names in a
 * header, and a form that is sent without scripts in its address.
 * The browser's `accept-language` is no reason: an English page would get a French answer. A language
 * that this server does not have is answered in the default one.
 */
export function languageOf({ headers, url = '' }: Asking): Language {
  const language = headers[languageHeader];
  if (typeof language !== 'string') return splitLanguage(url.split('?', 1)[0] ?? '').language;
  return isLanguage(language) ? language : defaultLanguage;
}
