/** Paths of what the badge of overrides consists of, and of its button. */
export const overridePaths = {
  end: '/override/end',
  styles: '/override/badge.css',
  script: '/override/badge.js',
};
