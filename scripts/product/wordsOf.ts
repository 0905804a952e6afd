/** What a person sees, hears read out or finds in a search engine of a page, text by text. */
export function wordsOf(html: string): string[] {
  const text = html.replace(/<(script|style)\b.*?<\/\1>/gs, ' ').replaceAll('<!-- -->', '');
  const attributes = text.matchAll(
    / (?:(?:alt|aria-label|title|placeholder)|(?:name="description"|property="og:(?:title|description)") content)="([^"]*)"/g,
  );
  return [...text.split(/<[^>]*>/), ...Array.from(attributes, ([, value = '']) => value)].map(
    (words) => words.replaceAll('&amp;', '&').trim(),
  );
}
