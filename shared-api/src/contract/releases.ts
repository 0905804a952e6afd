import * as yup from 'yup';
import { appNames, type AppName } from './release.ts';

/** A stored version of an app, as Admins see it. */
export interface StoredRelease {
  version: string;
  /** Instant at which it was stored, milliseconds. */
  at: number;
  by: string;
  /** Scripts and stylesheets together, with brotli. */
  bytes: number;
}

/** A change of what is live. */
export interface LiveChange {
  version: string;
  /** Instant from which on it was live, milliseconds. */
  since: number;
  by: string;
  /** Whether it was newly released, gone back to, or taken up when a server was started. */
  way: 'release' | 'rollback' | 'start';
  /** Why a refusal was overridden, if it was. */
  forced?: string;
}

/** A link with which whoever has it sees a version. */
export interface ReleasePreview {
  id: string;
  version: string;
  /** The last instant at which it is good, milliseconds. */
  until: number;
  by: string;
}

/** One app's releases. */
export interface AppReleases {
  app: AppName;
  live: LiveChange | null;
  /** What visitors get, where it is not what is live: the live release is missing or does not fit. */
  given: string | null;
  /** The version that a rollback goes to. */
  previous: string | null;
  share: { version: string; percent: number; since: number; by: string } | null;
  previews: ReleasePreview[];
  /** The newest first. */
  stored: StoredRelease[];
  /** Changes of what is live, the newest first. */
  history: LiveChange[];
}

/** Everything that an Admin sees of releases. */
export interface ReleaseOverview {
  apps: AppReleases[];
  /** Where they are kept. */
  place: string;
  servers: { url: string; contract: string }[];
}

const app = yup
  .string()
  .strict()
  .typeError('app must be text.')
  .required('app is missing.')
  .oneOf(appNames, `app must be one of: ${appNames.join(', ')}.`);
const version = yup
  .string()
  .strict()
  .typeError('version must be text.')
  .required('version is missing.')
  .max(100, 'version may have 100 characters at most.');
const force = yup
  .string()
  .strict()
  .typeError('force must be text: why the refusal is overridden.')
  .max(500, 'force may have 500 characters at most.');

/** Makes a stored version live. */
export const makeLiveSchema = yup.object({ app, version, force });

/** Gives a stored version to a share of the visitors; 0 withdraws it. */
export const shareSchema = yup.object({
  app,
  version,
  percent: yup
    .number()
    .strict()
    .typeError('percent must be a number.')
    .required('percent is missing.')
    .min(0, 'percent must be from 0 to 99.')
    .max(99, 'percent must be from 0 to 99.'),
  force,
});

/** Makes a preview's link. */
export const newPreviewSchema = yup.object({
  app,
  version,
  days: yup
    .number()
    .strict()
    .typeError('days must be a number.')
    .required('days is missing.')
    .integer('days must be a whole number.')
    .min(1, 'days must be from 1 to 90.')
    .max(90, 'days must be from 1 to 90.'),
});

export const endPreviewSchema = yup.object({
  app,
  id: yup.string().strict().typeError('id must be text.').required('id is missing.'),
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
