// Written by `npm run media` from public-site/media/.
export { texts } from './texts.en.ts';
