/** The shell's own texts. */
export const texts = {
  /** Shown when the page is older than the server's release. */
  newVersion: {
    title: 'A new version is available',
    short: 'A new version is available. What you typed is kept.',
    message: 'This page has been open for a while, and there is a new version of it.',
    hint: 'What you typed is kept. Reload to go on.',
    action: 'Reload',
  },
  screenFailed: 'This page could not be shown.',
  partMissing: 'This part of the site is not available right now.',
  partFailed: 'This part of the site could not be loaded.',
  undo: 'Undo',
  undone: 'It is as it was before.',
  restored: 'It is back.',
};
