const dates = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** Texts of the gallery. */
export const texts = {
  titleOf: (type: string) => `Gallery: ${type}`,
  description: 'Short films from our cleaning and contracting jobs.',
  descriptionDrawn: 'Short drawn films of cleaning and contracting jobs.',
  drawn: 'A drawn film; it shows no real place.',
  transcript: 'Read what is said',
  home: (company: string) => `${company}, home page`,
  /** @param date `YYYY-MM-DD` */
  day: (date: string) => dates.format(new Date(date)),
  close: 'Close the gallery',
  previous: 'Previous story',
  next: 'Next story',
  pause: 'Pause',
  play: 'Play',
  position: (position: number, count: number, type: string) =>
    `Story ${position} of ${count}: ${type}`,
};
