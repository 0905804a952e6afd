/** What a page says that the server puts around the apps'. */
export const en = {
  loading: 'Loading…',
  noScripts: 'This page needs JavaScript, which is switched off in this browser.',
  preview: 'Preview',
  until: (time: string) => `until ${time}`,
  endPreview: 'End preview',
};
