/** What a page says that the server puts around the apps'. */
export const en = {
  loading: 'Loading…',
  noScripts: 'This page needs JavaScript, which is switched off in this browser.',
  notNow: 'The site is not available right now. Please try again in a moment.',
  preview: 'Preview',
  until: (time: string) => `until ${time}`,
  endPreview: 'End preview',
};
