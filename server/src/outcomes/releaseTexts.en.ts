import type { AppName } from 'shared-api/contract/releases/release';

/** What releases and deploy tokens say. */
export const releaseEn = {
  releaseMadeLive: ({ app, version }: Version) => `${app} ${version} is live.`,
  setMadeLive: ({ versions }: { versions: readonly Version[] }) =>
    `${versions.map(({ app, version }) => `${app} ${version}`).join(', ')} are live.`,
  releaseWithdrawn: ({ app, version }: Version) => `${app} ${version} is withdrawn.`,
  releaseGiven: ({ app, version, percent }: Version & { percent: number }) =>
    `${app} ${version} is given to ${percent} % of the visitors.`,
  previewEnded: () => 'The preview has ended.',
  overrideBegun: ({ app, origin }: { app: AppName; origin: string }) =>
    `${app} comes from ${origin} in this browser, from its next page on.`,
  overrideEnded: ({ app }: { app: AppName }) => `${app} is given as it is released again.`,
  trialKept: ({ app, version }: Version) => `The trial of ${app} ${version} is kept.`,
  deployTokenRevoked: ({ name }: { name: string }) =>
    `The token ${name} is revoked. What was released with it stays.`,
};

export interface Version {
  app: AppName;
  version: string;
}
