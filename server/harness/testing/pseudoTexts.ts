/**
 * A catalogue as a made-up language has it, for tests: each text of the English one in brackets, so
 * that words which come from elsewhere are seen to.
 */
export function pseudoTexts<T>(texts: T): T {
  return made(texts) as T;
}

function made(text: unknown): unknown {
  if (typeof text === 'string') return `⟦${text}⟧`;
  if (typeof text === 'function') {
    return (...values: unknown[]) => made((text as (...values: unknown[]) => unknown)(...values));
  }
  if (Array.isArray(text)) return text.map(made);
  if (typeof text !== 'object' || text === null) return text;
  return Object.fromEntries(Object.entries(text).map(([key, value]) => [key, made(value)]));
}

/** What of a text stands outside the brackets of a made-up language, without spaces. */
export const outsidePseudo = (text: string): string => {
  let rest = text;
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = rest.replace(/⟦[^⟦⟧]*⟧/g, '');
  }
  return rest.replace(/\s+/g, ' ').trim();
};
