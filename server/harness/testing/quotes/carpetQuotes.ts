import { exampleTimestamp } from 'shared-api/contract/quotes/rules';
import type { QuoteAnswer } from 'shared-api/contract/quotes/priceAnswers';
import { languageHeader, type Language } from 'shared-api/contract/values/language';
import type { TestServer } from '../testServer.ts';

/** What a visitor fills in for a carpet quote. */
export const carpet = {
  timestamp: exampleTimestamp,
  room: 3,
  stairCase: 1,
  basement: true,
  email: 'visitor@example.com',
};

/** The lines of its answer, with their dollars. */
export const english = [
  ['Carpet cleaning, room', 147],
  ['Carpet cleaning, staircase', 79],
  ['Carpet cleaning, basement', 119],
];
export const french = [
  ['Nettoyage de tapis, pièce', 147],
  ['Nettoyage de tapis, escalier', 79],
  ['Nettoyage de tapis, sous-sol', 119],
];

export const linesIn = ({ lines }: QuoteAnswer): [string, number][] =>
  lines.map(({ description, amount }) => [description, amount]);

/** Asks a server for carpet quotes, and reads their answers, in the language of the page. */
export const carpetQuotes = (server: Pick<TestServer, 'call'>) => ({
  ask: async (language: Language, body: object = carpet): Promise<QuoteAnswer> => {
    const headers = { [languageHeader]: language };
    const answer = await server.call('POST', 'carpet-quote/', { body, headers });
    return answer.body as unknown as QuoteAnswer;
  },
  read: async (language: Language, secret: string): Promise<QuoteAnswer> => {
    const headers = { [languageHeader]: language };
    const answer = await server.call('GET', `quote-answers/${secret}`, { headers });
    return answer.body as unknown as QuoteAnswer;
  },
});
