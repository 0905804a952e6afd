import cover1 from './stories/01.svg';
import cover2 from './stories/02.svg';
import cover3 from './stories/03.svg';
import cover4 from './stories/04.svg';
import cover5 from './stories/05.svg';
import cover6 from './stories/06.svg';
import cover7 from './stories/07.svg';
import cover8 from './stories/08.svg';
import cover9 from './stories/09.svg';
import cover10 from './stories/10.svg';
import cover11 from './stories/11.svg';
import cover12 from './stories/12.svg';
import cover13 from './stories/13.svg';
import cover14 from './stories/14.svg';
import cover15 from './stories/15.svg';
import { highlightedStories } from 'shared-api/contract/site/stories';
import { texts } from './texts.ts';

/** What is shown of a story before its film: the home page needs no more of it. */
export interface StoryCover {
  id: keyof typeof texts.stories;
  type: string;
  cover: string;
  /** What its cover and film show. */
  alt: string;
}

const covers: Record<StoryCover['id'], string> = {
  1: cover1,
  2: cover2,
  3: cover3,
  4: cover4,
  5: cover5,
  6: cover6,
  7: cover7,
  8: cover8,
  9: cover9,
  10: cover10,
  11: cover11,
  12: cover12,
  13: cover13,
  14: cover14,
  15: cover15,
};

/** The covers of all stories in the gallery's order; the first ones are highlighted. */
export const storyCovers: readonly StoryCover[] = Object.entries(covers).map(([key, cover]) => {
  const id = Number(key) as StoryCover['id'];
  return { id, cover, ...texts.stories[id] };
});

/** Those that the home page shows. */
export const highlightedCovers = storyCovers.slice(0, highlightedStories);
