import type { FastifyRequest } from 'fastify';
import {
  defaultLanguage,
  isLanguage,
  languageHeader,
  type Language,
} from 'shared-api/contract/values/language';

/**
 * The language in which a request is answered: that of the page it comes from, which it names itself.
 * The browser's `accept-language` is no reason: an English page would get a French answer. A language
 * that this server does not have is answered in the default one.
 */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  const language = headers[languageHeader];
  return typeof language === 'string' && isLanguage(language) ? language : defaultLanguage;
}
