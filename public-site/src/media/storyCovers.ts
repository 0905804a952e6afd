import cover1 from './stories/01.svg';
import cover2 from './stories/02.svg';
import cover3 from './stories/03.svg';
import cover4 from './stories/04.svg';
import cover5 from './stories/05.svg';
import cover6 from './stories/06.svg';
import type { Texts as LaterTexts } from './laterStories/texts.ts';
import { texts, type Texts } from './texts.ts';

/** What is shown of a story before its film: the home page needs no more of it. */
export interface StoryCover {
  id: keyof Texts['stories'] | keyof LaterTexts;
  type: string;
  cover: string;
  /** What its cover and film show. */
  alt: string;
}

/** Those of the highlighted stories, which the home page shows. */
export const highlightedCovers: readonly StoryCover[] = [
  { id: 1, cover: cover1, ...texts.stories[1] },
  { id: 2, cover: cover2, ...texts.stories[2] },
  { id: 3, cover: cover3, ...texts.stories[3] },
  { id: 4, cover: cover4, ...texts.stories[4] },
  { id: 5, cover: cover5, ...texts.stories[5] },
  { id: 6, cover: cover6, ...texts.stories[6] },
];
