import type { ReleasePlace } from 'shared-api/contract/releases/platform';

const places: Record<ReleasePlace, string> = {
  live: 'Live',
  rollout: 'Rollout',
  preview: 'Preview',
  previous: 'Previous',
};

/** Texts of the platform: all apps side by side. */
export const texts = {
  intro: 'The apps as one platform: what they share, how large they are, and how they fare.',
  places,
  rollout: (percent: number) => `${percent} %`,
  version: 'Version',

  shared: 'Shared modules',
  sharedText:
    'The shell carries each module once. A remote names the versions that it accepts; one that does not fit is not served.',
  contract: 'Contract',
  contractUnknown: 'not known',
  misfits: 'Does not fit the live shell',
  servers: (versions: readonly string[]) => `Running servers: contract ${versions.join(', ')}.`,
  noServers: 'No server has given a sign of life in the last minutes.',

  figures: 'Errors and web vitals',
  figuresText: (since: string) =>
    `Reported by browsers since ${since}, to the server that answered. Vitals: three of four pages are within them. All servers together are on the dashboard of the operators.`,
  noFigures: 'No browser has reported anything yet',
  noFiguresText: 'Pages report once they are left or hidden.',
  release: 'Release',
  pages: 'Pages',
  errors: 'Errors',
  lcp: 'LCP',
  inp: 'INP',
  cls: 'CLS',
  poor: 'poor',
  seconds: (value: number) => `${value.toFixed(value < 1 ? 2 : 1)} s`,
  shift: (value: number) => value.toFixed(2),
  none: '–',

  sizes: 'Sizes over time',
  sizesText: 'Brotli, in English. The newest release is at the top.',
  sizesOf: (app: string) => `Sizes of ${app}`,
  stored: 'Stored',
  first: 'First screen',
  scripts: 'All scripts',
  styles: 'Stylesheets',
  noSizes: 'Nothing is stored',
  noSizesText: 'Sizes come with the first release.',

  previews: 'Previews',
  previewsText: 'Whoever has the link sees the version.',
  noPreviews: 'No preview is open.',
  until: 'Good until',
  by: 'By',
};
