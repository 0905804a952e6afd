import type { AppReleases } from 'shared-api/contract/releases/releases';
import { isRolloutPercent } from 'shared-api/contract/releases/rollout';
import { texts } from '../texts.ts';

const t = texts.marks;

/** What a stored version is now. */
export interface Mark {
  word: string;
  tone: 'good' | 'open' | 'neutral' | 'bad';
}

/** Everything that a version of an app is now, the most important first. */
export function marksOf(app: AppReleases, version: string): Mark[] {
  const { live, previous, share, previews, faults } = app;
  const trial = storedOf(app, version)?.trial;
  const isUntried = trial === null && app.live !== null && !wasLive(app, version);
  const count = previews.filter((preview) => preview.version === version).length;
  const marks: (Mark | false | null | undefined)[] = [
    live?.version === version && { word: t.live, tone: 'good' },
    faults.some((fault) => fault.version === version) && { word: t.faults, tone: 'bad' },
    trial && trial.refusals.length > 0 && { word: t.refused, tone: 'bad' },
    isUntried && { word: t.untried, tone: 'neutral' },
    share?.version === version && { word: t.share(share.percent), tone: 'open' },
    previous === version && { word: t.previous, tone: 'neutral' },
    count > 0 && { word: t.previews(count), tone: 'neutral' },
  ];
  return marks.filter((mark): mark is Mark => Boolean(mark));
}

/** Whether everybody was given a version before; making it live is a rollback then. */
export const wasLive = ({ history }: AppReleases, version: string): boolean =>
  history.some((change) => change.version === version);

/** Versions that a trial has refused, newest first. */
export const refusedOf = ({ stored }: AppReleases) =>
  stored.flatMap(({ version, trial }) =>
    trial && trial.refusals.length > 0 ? [{ version, trial }] : [],
  );

/** What is known of a stored version; undefined when it is stored no longer. */
export const storedOf = ({ stored }: AppReleases, version: string | undefined) =>
  stored.find((release) => release.version === version);

/** Bytes as kilobytes of 1000. */
export const showSize = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** How much larger or smaller than the live version another is; empty when nothing can be said. */
export function showDifference(app: AppReleases, bytes: number): string {
  const live = storedOf(app, app.live?.version);
  if (!live || live.bytes === bytes) return '';
  const size = showSize(Math.abs(bytes - live.bytes));
  return bytes > live.bytes ? `+${size}` : `−${size}`;
}

/** A share of the visitors as it was typed; undefined unless a release can be rolled out to it. */
export function percentOf(typed: string): number | undefined {
  const text = typed.trim().replace(/\s*%$/, '').replace(',', '.');
  const percent = /^\d+(\.\d+)?$/.test(text) ? Number(text) : 0;
  return isRolloutPercent(percent) ? percent : undefined;
}
