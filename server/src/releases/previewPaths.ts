/** Paths of the preview routes. */
export const previewPaths = {
  open: '/preview/open/',
  end: '/preview/end',
  styles: '/preview/badge.css',
};
