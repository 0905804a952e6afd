/** Addresses that have to do with previews. */
export const previewPaths = {
  open: '/preview/open/',
  end: '/preview/end',
  styles: '/preview/badge.css',
};
