import * as yup from 'yup';
import * as answer from '../fields/answers.ts';
import { fault } from '../messages/faults.ts';

/**
 * Apps that one browser can take from a developer's machine: the remotes. The shell loads them from where
 * the page says; the page itself is made of the shell.
 */
export const overridableApps = ['public-site', 'back-office'] as const;
export type OverridableApp = (typeof overridableApps)[number];

/** What stands where a release's version would, in pages whose app comes from a developer's machine. */
export const overrideVersion = 'override';

/** Hours after which an override ends by itself. */
export const overrideHours = 24;

/** Folder in which the development server of an app has its files (`webpack/dev.ts`). */
export const devFolder = (app: OverridableApp): string => `/__dev/${app}/`;

/**
 * In that folder: whether the build fits a shell, whose versions of shared modules are the query. It is asked from
 * the page, as no server can reach a developer's machine.
 */
export const devFit = 'fit.json';

/** The answer to it. */
export interface DevFit {
  app: OverridableApp;
  /** A sentence for each shared module of which the shell has another version than the build needs. */
  misfits: string[];
}

/**
 * An address that only the machine itself answers, and nothing besides: a browser takes code from it and
 * runs it as if it were ours.
 */
const ownMachine = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\]):([1-9]\d{0,4})$/;

/** Whether a page may take code from there in the browser of whoever says so. */
export const isOwnMachine = (origin: string): boolean =>
  Number(ownMachine.exec(origin)?.[1] ?? Number.NaN) <= 65_535;

/** An own machine as a page's policy can name it: browsers find `[::1]` as `localhost`, and ignore a policy with it. */
export const namedOrigin = (origin: string): string => origin.replace('[::1]', 'localhost');

/** Takes an app from a developer's machine in the browser that asks. */
export const overrideSchema = yup.object({
  app: yup
    .string()
    .strict()
    .typeError(fault('notText'))
    .required(fault('missing'))
    .oneOf(overridableApps, fault('notAmong', { options: overridableApps })),
  origin: yup
    .string()
    .strict()
    .typeError(fault('notText'))
    .required(fault('missing'))
    .max(100, fault('tooLong', { most: 100 }))
    .test('ownMachine', fault('notOwnMachine'), (origin) => isOwnMachine(origin)),
});

export type NewOverride = yup.InferType<typeof overrideSchema>;

/** An override in force: in the browser of one session, one app comes from the machine that it runs on. */
const override = answer.object({
  id: answer.number(),
  app: answer.oneOf<OverridableApp>(overridableApps),
  origin: answer.text(),
  by: answer.text(),
  /** Milliseconds, as everywhere around releases. */
  since: answer.number(),
  until: answer.number(),
  /** Whether the session that asks has made it. */
  isOwn: answer.flag(),
});

export type Override = yup.InferType<typeof override>;

export const overridesAnswer = answer.results(override);
