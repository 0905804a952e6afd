/** What the palette needs once it is open: a part of its own, so that no first screen of the office carries it. */
export { deedsOf } from './deeds.ts';
export { Recent } from './Recent.tsx';
export { byFit, recordCommand } from './records.ts';
