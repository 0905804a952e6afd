import type { Place, Sheet } from './Sheet.ts';
import { soft } from './Sheet.ts';

/** A labelled fact. */
export interface Fact {
  name: string;
  /** If empty, the fact is left out. */
  text: string | null | undefined;
}

/** Prints facts in columns side by side. */
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
