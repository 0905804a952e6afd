import type { QuoteAnswer } from 'shared-api/contract/quotes/rules';
import { toCents } from 'shared-api/contract/values/money';
import type { Language } from 'shared-api/contract/values/language';
import type { Queryable } from '../db/Database.ts';
import { describeLine, type StoredRow } from '../pricing/quoteLines.ts';
import { quoteTexts } from '../pricing/texts.ts';

type Answered = Omit<QuoteAnswer, 'secret'>;

/** The answer that a quote has had, by the secret that opens it, for a reader of a language. */
export async function quoteAnswer(
  database: Queryable,
  secret: string,
  language: Language,
): Promise<QuoteAnswer | undefined> {
  const { rows } = await database.query<{
    answer: Answered | null;
    lines: StoredRow[] | null;
    language: string;
  }>('SELECT answer, lines, language FROM quotes WHERE answer_secret = $1', [secret]);
  const [quote] = rows;
  if (!quote?.answer) return undefined;
  const { answer, lines } = quote;
  const isAsAnswered = quote.language === language;
  return { ...(isAsAnswered ? answer : inLanguage(answer, lines ?? [], language)), secret };
}

/** The answer in another language than it was given in; lines that staff have changed stay as they were. */
function inLanguage(answer: Answered, rows: readonly StoredRow[], language: Language): Answered {
  const texts = quoteTexts[language];
  const priced = rows.flatMap((row) => (!Array.isArray(row) && 'quantity' in row ? [row] : []));
  const isChanged = priced.length !== answer.lines.length;
  return {
    ...answer,
    message: texts.message(answer.number, texts.money(toCents(answer.total))),
    lines: answer.lines.map((line, index) => {
      const row = priced[index];
      if (isChanged || row === undefined || row.cells) return line;
      return { ...line, description: describeLine(texts, row) };
    }),
  };
}
