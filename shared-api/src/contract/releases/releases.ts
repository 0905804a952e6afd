import * as yup from 'yup';
import { fault } from '../messages/faults.ts';
import * as answer from '../fields/answers.ts';
import { appNames, type AppName } from './release.ts';
import {
  areRolloutSteps,
  isRolloutPercent,
  isRolloutStep,
  mostSteps,
  rolloutFigures,
  type RolloutFigure,
} from './rollout.ts';

/** What a check found, and what to do about it. */
export const releaseRefusal = answer.object({
  check: answer.text(),
  /** One finding per line. */
  found: answer.list(answer.text()),
  cure: answer.text(),
});

/** Why a release may not go live; also sent with 409. */
export type ReleaseRefusal = yup.InferType<typeof releaseRefusal>;

/** A trial of a stored version in a browser, with the other apps as they were then. */
const releaseTrial = answer.object({
  at: answer.number(),
  by: answer.text(),
  /** Empty if it passed. */
  refusals: answer.list(releaseRefusal),
});

export type ReleaseTrial = yup.InferType<typeof releaseTrial>;

/** A stored version of an app, as shown to Admins. */
const storedRelease = answer.object({
  version: answer.text(),
  /** When it was stored (milliseconds). */
  at: answer.number(),
  by: answer.text(),
  /** Total brotli size of its scripts and stylesheets. */
  bytes: answer.number(),
  /** The last trial; null if there was none. */
  trial: releaseTrial.nullable(),
});

export type StoredRelease = yup.InferType<typeof storedRelease>;

/** A change of the live version. */
const liveChange = answer.object({
  version: answer.text(),
  /** When it went live (milliseconds). */
  since: answer.number(),
  by: answer.text(),
  /** Whether it was released, rolled back to, or made live by a server's start. */
  way: answer.oneOf(['release', 'rollback', 'start']),
  /** Why a failed check was overridden, if one was. */
  forced: yup.string().strict(),
});

export type LiveChange = yup.InferType<typeof liveChange>;

/** A preview link; whoever has it sees the version. */
const releasePreview = answer.object({
  id: answer.text(),
  version: answer.text(),
  /** Expiry time (milliseconds). */
  until: answer.number(),
  by: answer.text(),
});

export type ReleasePreview = yup.InferType<typeof releasePreview>;

export const renderFaultKinds = ['error', 'time', 'memory', 'exit', 'result'] as const;

/** What went wrong when a release rendered pages on the server. */
export type RenderFaultKind = (typeof renderFaultKinds)[number];

/** A page that a release could not render, so that browsers did, on the server that answers. */
const renderFault = answer.object({
  version: answer.text(),
  page: answer.text(),
  language: answer.text(),
  kind: answer.oneOf<RenderFaultKind>(renderFaultKinds),
  count: answer.number(),
  /** When it happened last (milliseconds). */
  at: answer.number(),
});

export type RenderFault = yup.InferType<typeof renderFault>;

/** Visitors of the new release, and of the live one. */
const visitorPair = { new: answer.number(), live: answer.number() };

/** What a rollout that goes on by itself has seen at its step, and what it does next. */
const rolloutWatch = answer.object({
  /** In percent; it goes through them by itself. */
  steps: answer.list(answer.number()),
  verdict: answer.oneOf(['withdraw', 'goOn', 'wait']),
  /** What keeps it at its step although its visitors fare well; empty if nothing does. */
  blocked: answer.list(releaseRefusal),
  /** Visitors of the new release that the step needs at least. */
  needed: answer.number(),
  visitors: answer.object(visitorPair),
  comparisons: answer.list(
    answer.object({
      figure: answer.oneOf<RolloutFigure>(rolloutFigures),
      ...visitorPair,
      /** By chance alone it would look so bad at most once in so many rollouts. */
      onceIn: answer.number(),
    }),
  ),
});

export type RolloutWatch = yup.InferType<typeof rolloutWatch>;

const appReleases = answer.object({
  app: answer.oneOf<AppName>(appNames),
  live: liveChange.nullable(),
  /**
   * What visitors actually get if it is not the live version: that one is missing or incompatible.
   */
  given: answer.text().nullable(),
  /** The version to which a rollback would return. */
  previous: answer.text().nullable(),
  /** Tells this state of what visitors get from that after any change of it; to be sent by whoever changes it. */
  mark: answer.text(),
  share: answer
    .object({
      version: answer.text(),
      percent: answer.number(),
      since: answer.number(),
      by: answer.text(),
      /** Tells this rollout from others, also of the same version; to be sent by whoever withdraws it. */
      mark: answer.text(),
      /** Null if people raise it. */
      watch: rolloutWatch.nullable(),
    })
    .nullable(),
  previews: answer.list(releasePreview),
  /** Newest first. */
  stored: answer.list(storedRelease),
  /** Changes of the live version, newest first. */
  history: answer.list(liveChange),
  /** Latest first. */
  faults: answer.list(renderFault),
});

export type AppReleases = yup.InferType<typeof appReleases>;

export const releasesAnswer = answer.object({
  apps: answer.list(appReleases),
  /** Location of the release storage, for display. */
  place: answer.text(),
  servers: answer.list(answer.object({ url: answer.text(), contract: answer.text() })),
});

export type ReleaseOverview = yup.InferType<typeof releasesAnswer>;

/** A new preview. The link is only available in this response. */
export const madePreviewAnswer = answer.object({
  /** Relative to the site's root. */
  path: answer.text(),
  id: answer.text(),
  /** Expiry time (milliseconds). */
  until: answer.number(),
});

export type MadePreview = yup.InferType<typeof madePreviewAnswer>;

const app = yup
  .string()
  .strict()
  .typeError(fault('notText'))
  .required(fault('missing'))
  .oneOf(appNames, fault('notAmong', { options: appNames }));
/** A version that somebody names. */
export const versionField = () =>
  yup
    .string()
    .strict()
    .typeError(fault('notText'))
    .required(fault('missing'))
    .max(100, fault('tooLong', { most: 100 }));
const version = versionField();
const force = yup
  .string()
  .strict()
  .typeError(fault('notForceText'))
  // Neither nothing nor blanks: the log of releases says why.
  .matches(/\S/, { message: fault('notForceText') })
  .max(500, fault('tooLong', { most: 500 }));
const longestMark = 64;

/**
 * What was seen of an app when a change of it was decided on: the app's mark, or that of its rollout to withdraw it. The change is
 * refused where that is not so any more. Without it any state will do.
 */
export const markField = () =>
  yup
    .string()
    .strict()
    .typeError(fault('notText'))
    .max(longestMark, fault('tooLong', { most: longestMark }));
const mark = markField();
/** Share of the visitors; 0 withdraws. Where steps are given, it is one of them. */
const percent = yup
  .number()
  .strict()
  .typeError(fault('notNumber', {}))
  .nonNullable(fault('notNumber', {}))
  .min(0, fault('outOfRange', { min: 0, max: 99 }))
  .max(99, fault('outOfRange', { min: 0, max: 99 }))
  .test(
    'hundredths',
    fault('notHundredths'),
    (given) => given === undefined || !(given > 0 && given <= 99) || isRolloutPercent(given),
  )
  .test('step', (given, { parent, createError }) => {
    const all = (parent as { steps?: unknown } | undefined)?.steps;
    // Wrong steps have an error of their own.
    if (given === 0 || !Array.isArray(all) || !areRolloutSteps(all)) return true;
    if (isRolloutStep(given, all)) return true;
    return createError({ message: fault('notStep', { steps: all.slice(0, -1) }) });
  });

/** Percentages through which a rollout goes by itself; a person raises it if they are missing. */
const steps = yup
  .array(yup.number().strict().typeError(fault('notStepNumber')).required(fault('notStepNumber')))
  .strict()
  .typeError(fault('notSteps'))
  .nonNullable(fault('notSteps'))
  .max(mostSteps, fault('manySteps', { most: mostSteps }))
  .test(
    'steps',
    fault('notSteps'),
    (given) =>
      // A step that is no number has an error of its own.
      given === undefined ||
      given.some((step) => typeof step !== 'number') ||
      areRolloutSteps(given),
  );

/** How many visitors get a release, and why in spite of a refusal; everybody without a percentage. */
export const shareFields = () => ({ percent, steps, force });

export const makeLiveSchema = yup.object({ app, version, force, mark });

/** Rolls a stored version out to a percentage of visitors; 0 withdraws it. */
export const shareSchema = yup.object({
  app,
  version,
  percent: percent.required(fault('missing')),
  steps,
  force,
  mark,
});

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

/** Longest id of a preview that is looked for. */
const longestId = 100;
const previewId = yup
  .string()
  .strict()
  .typeError(fault('notText'))
  .required(fault('missing'))
  .max(longestId, fault('tooLong', { most: longestId }));

export const endPreviewSchema = yup.object({ app, id: previewId });

export type MakeLive = yup.InferType<typeof makeLiveSchema>;
export type ShareRelease = yup.InferType<typeof shareSchema>;
export type NewPreview = yup.InferType<typeof newPreviewSchema>;
export type EndPreview = yup.InferType<typeof endPreviewSchema>;
