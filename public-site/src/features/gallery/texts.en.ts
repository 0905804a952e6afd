import { englishDay } from 'shared-api/contract/values/englishDays';

/** Texts of the gallery. */
export const texts = {
  titleOf: (type: string) => `Gallery: ${type}`,
  description: 'Short films from our cleaning and contracting jobs.',
  descriptionDrawn: 'Short animated films of cleaning and contracting jobs.',
  drawn: 'An animated film; the place is imaginary.',
  transcript: 'Read what is said',
  home: (company: string) => `${company}, home page`,
  /** @param date `YYYY-MM-DD` */
  day: englishDay,
  close: 'Close the gallery',
  previous: 'Previous story',
  next: 'Next story',
  pause: 'Pause',
  play: 'Play',
  late: 'Films cannot be paused yet, since part of this page has not loaded. Check your connection, then reload the page.',
  position: (position: number, count: number, type: string) =>
    `Story ${position} of ${count}: ${type}`,
};
