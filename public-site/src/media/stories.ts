import mp41 from './stories/01.mp4';
import webm1 from './stories/01.webm';
import mp42 from './stories/02.mp4';
import webm2 from './stories/02.webm';
import mp43 from './stories/03.mp4';
import webm3 from './stories/03.webm';
import mp44 from './stories/04.mp4';
import webm4 from './stories/04.webm';
import mp45 from './stories/05.mp4';
import webm5 from './stories/05.webm';
import mp46 from './stories/06.mp4';
import webm6 from './stories/06.webm';
import mp47 from './stories/07.mp4';
import webm7 from './stories/07.webm';
import mp48 from './stories/08.mp4';
import webm8 from './stories/08.webm';
import mp49 from './stories/09.mp4';
import webm9 from './stories/09.webm';
import mp410 from './stories/10.mp4';
import webm10 from './stories/10.webm';
import mp411 from './stories/11.mp4';
import webm11 from './stories/11.webm';
import mp412 from './stories/12.mp4';
import webm12 from './stories/12.webm';
import mp413 from './stories/13.mp4';
import webm13 from './stories/13.webm';
import mp414 from './stories/14.mp4';
import webm14 from './stories/14.webm';
import mp415 from './stories/15.mp4';
import webm15 from './stories/15.webm';
import { highlightedStories } from 'shared-api/contract/site/stories';
import { laterCovers } from './laterStories/laterCovers.ts';
import { films as ownFilms } from './own/films/films.ts';
import { texts as transcripts } from './own/films/transcripts/texts.ts';
import type { OwnFilm, Transcript } from './OwnFilm.ts';
import { areFilmsDrawn, highlightedCovers, ownCovers, type StoryCover } from './storyCovers.ts';

/** The film of a story: whose job it shows, and of a company's own where and when; drawn ones are silent. */
interface Film extends Omit<OwnFilm, 'id' | 'captions'> {
  tags: readonly string[];
  captions?: OwnFilm['captions'];
  transcript?: Transcript | undefined;
}

/** A short film of a job (docs/product/records.md). */
export type Story = StoryCover & Film;

/** The drawn films, by the numbers of their covers. They show no real place, and so have no place and no day. */
const films: Readonly<Record<number, Omit<Film, 'location' | 'date'>>> = {
  1: {
    company: 'cleaning',
    video: { mp4: mp41, webm: webm1 },
    tags: ['carpet', 'home'],
  },
  2: {
    company: 'contracting',
    video: { mp4: mp42, webm: webm2 },
    tags: ['paint', 'stairs'],
  },
  3: {
    company: 'cleaning',
    video: { mp4: mp43, webm: webm3 },
    tags: ['kitchen', 'home'],
  },
  4: {
    company: 'contracting',
    video: { mp4: mp44, webm: webm4 },
    tags: ['floor'],
  },
  5: {
    company: 'cleaning',
    video: { mp4: mp45, webm: webm5 },
    tags: ['office'],
  },
  6: {
    company: 'contracting',
    video: { mp4: mp46, webm: webm6 },
    tags: ['tile', 'bathroom'],
  },
  7: {
    company: 'cleaning',
    video: { mp4: mp47, webm: webm7 },
    tags: ['grout', 'tile'],
  },
  8: {
    company: 'contracting',
    video: { mp4: mp48, webm: webm8 },
    tags: ['drywall'],
  },
  9: {
    company: 'cleaning',
    video: { mp4: mp49, webm: webm9 },
    tags: ['power wash', 'outdoors'],
  },
  10: {
    company: 'contracting',
    video: { mp4: mp410, webm: webm10 },
    tags: ['bathroom'],
  },
  11: {
    company: 'cleaning',
    video: { mp4: mp411, webm: webm11 },
    tags: ['student', 'home'],
  },
  12: {
    company: 'contracting',
    video: { mp4: mp412, webm: webm12 },
    tags: ['demo'],
  },
  13: {
    company: 'cleaning',
    video: { mp4: mp413, webm: webm13 },
    tags: ['windows', 'office'],
  },
  14: {
    company: 'contracting',
    video: { mp4: mp414, webm: webm14 },
    tags: ['paint', 'home'],
  },
  15: {
    company: 'cleaning',
    video: { mp4: mp415, webm: webm15 },
    tags: ['post construction'],
  },
};

/** All stories in the gallery's order; the first ones are highlighted. */
export const stories: readonly Story[] = areFilmsDrawn
  ? [...highlightedCovers, ...laterCovers].flatMap((cover) => {
      const film = films[cover.id];
      return film ? [{ ...cover, ...film }] : [];
    })
  : ownCovers.flatMap((cover) => {
      const film = ownFilms.find(({ id }) => id === cover.id);
      return film ? [{ ...cover, ...film, tags: [], transcript: transcripts[cover.id] }] : [];
    });

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
