import cover1 from './stories/01.svg';
import mp41 from './stories/01.mp4';
import webm1 from './stories/01.webm';
import cover2 from './stories/02.svg';
import mp42 from './stories/02.mp4';
import webm2 from './stories/02.webm';
import cover3 from './stories/03.svg';
import mp43 from './stories/03.mp4';
import webm3 from './stories/03.webm';
import cover4 from './stories/04.svg';
import mp44 from './stories/04.mp4';
import webm4 from './stories/04.webm';
import cover5 from './stories/05.svg';
import mp45 from './stories/05.mp4';
import webm5 from './stories/05.webm';
import cover6 from './stories/06.svg';
import mp46 from './stories/06.mp4';
import webm6 from './stories/06.webm';
import cover7 from './stories/07.svg';
import mp47 from './stories/07.mp4';
import webm7 from './stories/07.webm';
import cover8 from './stories/08.svg';
import mp48 from './stories/08.mp4';
import webm8 from './stories/08.webm';
import cover9 from './stories/09.svg';
import mp49 from './stories/09.mp4';
import webm9 from './stories/09.webm';
import cover10 from './stories/10.svg';
import mp410 from './stories/10.mp4';
import webm10 from './stories/10.webm';
import cover11 from './stories/11.svg';
import mp411 from './stories/11.mp4';
import webm11 from './stories/11.webm';
import cover12 from './stories/12.svg';
import mp412 from './stories/12.mp4';
import webm12 from './stories/12.webm';
import cover13 from './stories/13.svg';
import mp413 from './stories/13.mp4';
import webm13 from './stories/13.webm';
import cover14 from './stories/14.svg';
import mp414 from './stories/14.mp4';
import webm14 from './stories/14.webm';
import cover15 from './stories/15.svg';
import mp415 from './stories/15.mp4';
import webm15 from './stories/15.webm';
import { highlightedStories } from 'shared-api/contract/site/stories';
import { texts, type Texts } from './texts.ts';

/** A short film of a job (docs/product/records.md). */
export interface Story {
  id: number;
  company: 'cleaning' | 'contracting';
  type: string;
  cover: string;
  /** What its cover and film show. */
  alt: string;
  video: { mp4: string; webm: string };
  tags: readonly string[];
  location?: string;
  /** The day it was filmed, `YYYY-MM-DD`. */
  date?: string;
}

const filmed: readonly (Omit<Story, 'type' | 'alt'> & { id: keyof Texts['stories'] })[] = [
  {
    id: 1,
    company: 'cleaning',
    cover: cover1,
    video: { mp4: mp41, webm: webm1 },
    tags: ['carpet', 'home'],
    location: 'Waterloo',
    date: '2026-03-14',
  },
  {
    id: 2,
    company: 'contracting',
    cover: cover2,
    video: { mp4: mp42, webm: webm2 },
    tags: ['paint', 'stairs'],
    location: 'Kitchener',
    date: '2026-04-02',
  },
  {
    id: 3,
    company: 'cleaning',
    cover: cover3,
    video: { mp4: mp43, webm: webm3 },
    tags: ['kitchen', 'home'],
    location: 'Waterloo',
    date: '2026-05-21',
  },
  {
    id: 4,
    company: 'contracting',
    cover: cover4,
    video: { mp4: mp44, webm: webm4 },
    tags: ['floor'],
    location: 'Guelph',
    date: '2026-06-09',
  },
  {
    id: 5,
    company: 'cleaning',
    cover: cover5,
    video: { mp4: mp45, webm: webm5 },
    tags: ['office'],
    location: 'Kitchener',
    date: '2026-07-30',
  },
  {
    id: 6,
    company: 'contracting',
    cover: cover6,
    video: { mp4: mp46, webm: webm6 },
    tags: ['tile', 'bathroom'],
    location: 'Cambridge',
    date: '2026-09-17',
  },
  {
    id: 7,
    company: 'cleaning',
    cover: cover7,
    video: { mp4: mp47, webm: webm7 },
    tags: ['grout', 'tile'],
    location: 'Waterloo',
    date: '2026-02-11',
  },
  {
    id: 8,
    company: 'contracting',
    cover: cover8,
    video: { mp4: mp48, webm: webm8 },
    tags: ['drywall'],
    location: 'Guelph',
    date: '2026-02-26',
  },
  {
    id: 9,
    company: 'cleaning',
    cover: cover9,
    video: { mp4: mp49, webm: webm9 },
    tags: ['power wash', 'outdoors'],
    location: 'Elmira',
    date: '2026-05-05',
  },
  {
    id: 10,
    company: 'contracting',
    cover: cover10,
    video: { mp4: mp410, webm: webm10 },
    tags: ['bathroom'],
    location: 'Kitchener',
    date: '2026-06-24',
  },
  {
    id: 11,
    company: 'cleaning',
    cover: cover11,
    video: { mp4: mp411, webm: webm11 },
    tags: ['student', 'home'],
    location: 'Waterloo',
    date: '2026-08-31',
  },
  {
    id: 12,
    company: 'contracting',
    cover: cover12,
    video: { mp4: mp412, webm: webm12 },
    tags: ['demo'],
    location: 'Cambridge',
  },
  {
    id: 13,
    company: 'cleaning',
    cover: cover13,
    video: { mp4: mp413, webm: webm13 },
    tags: ['windows', 'office'],
  },
  {
    id: 14,
    company: 'contracting',
    cover: cover14,
    video: { mp4: mp414, webm: webm14 },
    tags: ['paint', 'home'],
    location: 'Waterloo',
    date: '2026-10-08',
  },
  {
    id: 15,
    company: 'cleaning',
    cover: cover15,
    video: { mp4: mp415, webm: webm15 },
    tags: ['post construction'],
    location: 'Guelph',
    date: '2026-10-29',
  },
];

/** All stories in the gallery's order; the first ones are highlighted. */
export const stories: readonly Story[] = filmed.map((story) => ({
  ...story,
  ...texts.stories[story.id],
}));

/**
 * The stories that the home page shows, and the gallery unless told otherwise
 * (docs/product/pages.md "Gallery").
 */
export const highlighted: readonly Story[] = stories.slice(0, highlightedStories);

/** The stories with these ids, in this order; the highlighted ones when none is known. */
export function storiesOf(ids: readonly number[]): readonly Story[] {
  const found = ids.flatMap((id) => stories.filter((story) => story.id === id));
  return found.length > 0 ? found : highlighted;
}
