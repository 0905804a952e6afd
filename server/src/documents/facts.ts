import type { Place, Sheet } from './Sheet.ts';
import { soft } from './Sheet.ts';

/** A fact of a document under its name. */
export interface Fact {
  name: string;
  /** One that says nothing is left out with its name. */
  text: string | null | undefined;
}

/** Facts side by side in columns of one or more. */
export function writeFacts(
  sheet: Sheet,
  columns: readonly { share: number; facts: readonly Fact[] }[],
): void {
  const write = (facts: readonly Fact[], place: Place): void => {
    for (const { name, text } of facts) {
      if (!text) continue;
      sheet.words(name, { size: 8.5, color: soft, place });
      sheet.words(text, { place });
      sheet.space(4);
    }
  };
  sheet.beside(
    ...columns
      .filter(({ facts }) => facts.some(({ text }) => Boolean(text)))
      .map(({ share, facts }) => ({ share, write: (place: Place) => write(facts, place) })),
  );
}
