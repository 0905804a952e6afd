import cover1 from './stories/01.svg';
import cover2 from './stories/02.svg';
import cover3 from './stories/03.svg';
import cover4 from './stories/04.svg';
import cover5 from './stories/05.svg';
import cover6 from './stories/06.svg';
import { highlightedStories, storyCount } from 'shared-api/contract/site/stories';
import { areDrawn, photos } from './own/films/photos.ts';
import { texts as ownTexts } from './own/films/texts.ts';
import type { Image } from './Photo.ts';
import { texts } from './texts.ts';

/** What is shown of a story before its film: the home page needs no more of it. */
export interface StoryCover {
  id: number;
  type: string;
  cover: Image;
  /** What its cover and film show. */
  alt: string;
}

/** Whether the films are drawings that show no real place. */
export { areDrawn as areFilmsDrawn } from './own/films/photos.ts';

/** The posters of the company's own films, in their order. */
export const ownCovers: readonly StoryCover[] = areDrawn
  ? []
  : Object.entries(photos)
      .map(([number, cover]) => ({
        id: Number(number),
        cover,
        ...(ownTexts[number] ?? { type: '', alt: '' }),
      }))
      // Objects list "10" before "01".
      .sort((a, b) => a.id - b.id);

/** How wide the home page shows a poster, as in `sizes` of HTML; a drawing has one file for all. */
export const coverSizes = areDrawn ? '' : '(width >= 80rem) 13rem, (width >= 48rem) 33vw, 15.5rem';

/** How many films there are: the company's own alone, as soon as it has one. */
export const filmCount = areDrawn ? storyCount : ownCovers.length;

const drawn: readonly StoryCover[] = [
  { id: 1, cover: cover1, ...texts.stories[1] },
  { id: 2, cover: cover2, ...texts.stories[2] },
  { id: 3, cover: cover3, ...texts.stories[3] },
  { id: 4, cover: cover4, ...texts.stories[4] },
  { id: 5, cover: cover5, ...texts.stories[5] },
  { id: 6, cover: cover6, ...texts.stories[6] },
];

/** Those of the highlighted stories, which the home page shows. */
export const highlightedCovers = areDrawn ? drawn : ownCovers.slice(0, highlightedStories);
