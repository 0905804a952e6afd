/** Texts of the gallery. */
export const texts = {
  title: 'Gallery',
  description: 'Short films from our cleaning and contracting jobs.',
  home: (company: string) => `${company}, home page`,
  close: 'Close the gallery',
  previous: 'Previous story',
  next: 'Next story',
  pause: 'Pause',
  play: 'Play',
  position: (position: number, count: number, type: string) =>
    `Story ${position} of ${count}: ${type}`,
} as const;
