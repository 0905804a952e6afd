import type { texts as en } from './photoTexts.en.ts';
import { say, type Said } from '../say.ts';

export type PhotoTexts = typeof en;

/** Files that were left out, and why. */
export type LeftOut = Said<PhotoTexts>;

/** Says why files were left out: one sentence a reason, which names all files of which it is true. */
export function photoSentences(texts: PhotoTexts, leftOut: readonly LeftOut[]): string[] {
  const reasons = new Map<LeftOut['code'], LeftOut>();
  for (const one of leftOut) {
    const names = [...(reasons.get(one.code)?.params.names ?? []), ...one.params.names];
    reasons.set(one.code, { ...one, params: { ...one.params, names } } as LeftOut);
  }
  return [...reasons.values()].map((reason) => say(texts, reason));
}
