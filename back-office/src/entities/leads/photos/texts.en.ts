/** Texts of the photos of a lead. */
export const texts = {
  title: 'Photos',
  /** @param position from 1 */
  alt: (position: number, count: number, name: string) => `Photo ${position} of ${count}: ${name}`,
  size: (width: number, height: number) => `${width} × ${height} pixels`,
  loading: 'Loading the photo',
  previous: 'Previous',
  next: 'Next',
  close: 'Close',
  remove: 'Delete photo',
  sure: 'The photo is deleted for good.',
  removeNow: 'Delete for good',
  keep: 'Keep it',
};
