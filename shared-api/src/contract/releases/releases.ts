import * as yup from 'yup';
import { fault } from '../messages/faults.ts';
import * as answer from '../fields/answers.ts';
import { appNames, type AppName } from './release.ts';

/** A stored version of an app, as Admins see it. */
const storedRelease = answer.object({
  version: answer.text(),
  /** Instant at which it was stored, milliseconds. */
  at: answer.number(),
  by: answer.text(),
  /** Scripts and stylesheets together, with brotli. */
  bytes: answer.number(),
});

export type StoredRelease = yup.InferType<typeof storedRelease>;

/** A change of what is live. */
const liveChange = answer.object({
  version: answer.text(),
  /** Instant from which on it was live, milliseconds. */
  since: answer.number(),
  by: answer.text(),
  /** Whether it was newly released, gone back to, or taken up when a server was started. */
  way: answer.oneOf(['release', 'rollback', 'start']),
  /** Why a refusal was overridden, if it was. */
  forced: yup.string().strict(),
});

export type LiveChange = yup.InferType<typeof liveChange>;

/** A link with which whoever has it sees a version. */
const releasePreview = answer.object({
  id: answer.text(),
  version: answer.text(),
  /** The last instant at which it is good, milliseconds. */
  until: answer.number(),
  by: answer.text(),
});

export type ReleasePreview = yup.InferType<typeof releasePreview>;

/** One app's releases. */
const appReleases = answer.object({
  app: answer.oneOf<AppName>(appNames),
  live: liveChange.nullable(),
  /** What visitors get, where it is not what is live: the live release is missing or does not fit. */
  given: answer.text().nullable(),
  /** The version that a rollback goes to. */
  previous: answer.text().nullable(),
  share: answer
    .object({
      version: answer.text(),
      percent: answer.number(),
      since: answer.number(),
      by: answer.text(),
    })
    .nullable(),
  previews: answer.list(releasePreview),
  /** The newest first. */
  stored: answer.list(storedRelease),
  /** Changes of what is live, the newest first. */
  history: answer.list(liveChange),
});

export type AppReleases = yup.InferType<typeof appReleases>;

/** Everything that an Admin sees of releases. */
export const releasesAnswer = answer.object({
  apps: answer.list(appReleases),
  /** Where they are kept. */
  place: answer.text(),
  servers: answer.list(answer.object({ url: answer.text(), contract: answer.text() })),
});

export type ReleaseOverview = yup.InferType<typeof releasesAnswer>;

/** A preview that was made; its link can be had this once. */
export const madePreviewAnswer = answer.object({
  /** Relative to the site's root. */
  path: answer.text(),
  id: answer.text(),
  /** The last instant at which it is good, milliseconds. */
  until: answer.number(),
});

export type MadePreview = yup.InferType<typeof madePreviewAnswer>;

const app = yup
  .string()
  .strict()
  .typeError(fault('notText'))
  .required(fault('missing'))
  .oneOf(appNames, fault('notAmong', { options: appNames }));
const version = yup
  .string()
  .strict()
  .typeError(fault('notText'))
  .required(fault('missing'))
  .max(100, fault('tooLong', { most: 100 }));
const force = yup
  .string()
  .strict()
  .typeError(fault('notForceText'))
  .max(500, fault('tooLong', { most: 500 }));

/** Makes a stored version live. */
export const makeLiveSchema = yup.object({ app, version, force });

/** Gives a stored version to a share of the visitors; 0 withdraws it. */
export const shareSchema = yup.object({
  app,
  version,
  percent: yup
    .number()
    .strict()
    .typeError(fault('notNumber', {}))
    .required(fault('missing'))
    .min(0, fault('outOfRange', { min: 0, max: 99 }))
    .max(99, fault('outOfRange', { min: 0, max: 99 })),
  force,
});

/** Makes a preview's link. */
export const newPreviewSchema = yup.object({
  app,
  version,
  days: yup
    .number()
    .strict()
    .typeError(fault('notNumber', {}))
    .required(fault('missing'))
    .integer(fault('notWholeNumber'))
    .min(1, fault('outOfRange', { min: 1, max: 90 }))
    .max(90, fault('outOfRange', { min: 1, max: 90 })),
});

export const endPreviewSchema = yup.object({
  app,
  id: yup.string().strict().typeError(fault('notText')).required(fault('missing')),
});

export type MakeLive = yup.InferType<typeof makeLiveSchema>;
export type ShareRelease = yup.InferType<typeof shareSchema>;
export type NewPreview = yup.InferType<typeof newPreviewSchema>;
export type EndPreview = yup.InferType<typeof endPreviewSchema>;

/** What a check found, and what to do about it; comes with 409. */
export interface ReleaseRefusal {
  check: string;
  found: string[];
  cure: string;
}
