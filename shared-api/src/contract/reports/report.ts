import * as yup from 'yup';
import { versionPattern } from '../releases/releaseIds.ts';

/** The web vitals that pages report; in milliseconds, except CLS, which has no unit. */
export const vitalNames = ['LCP', 'CLS', 'INP', 'TTFB', 'FCP'] as const;
export type VitalName = (typeof vitalNames)[number];

/**
 * Sources of reported errors: an uncaught error, an unhandled rejection, a React screen that threw,
 * a remote that failed to load.
 */
export const errorKinds = ['error', 'rejection', 'screen', 'remote'] as const;
export type ErrorKind = (typeof errorKinds)[number];

/**
 * Maximum lengths in a report. The browser truncates to them; the server refuses anything longer.
 */
export const reportLimits = {
  path: 200,
  message: 300,
  stack: 2_000,
  errors: 10,
  vitals: 20,
} as const;

const line = (limit: number) => yup.string().strict().max(limit);
const version = yup.string().strict().matches(versionPattern);

/**
 * What a page reports to the server: web vitals and errors, by release. It contains no personal
 * data: no query strings, typed text or e-mail addresses (`reportText.ts`).
 */
export const reportSchema = yup.object({
  /** The page's path, without its query. */
  path: line(reportLimits.path).required().matches(/^\//),
  releases: yup
    .object({ shell: version, 'public-site': version, 'back-office': version })
    .noUnknown()
    .required(),
  vitals: yup
    .array(
      yup
        .object({
          name: yup.string().strict().oneOf(vitalNames).required(),
          value: yup.number().strict().min(0).max(3_600_000).required(),
        })
        .noUnknown()
        .required(),
    )
    .strict()
    .max(reportLimits.vitals)
    .defined(),
  errors: yup
    .array(
      yup
        .object({
          kind: yup.string().strict().oneOf(errorKinds).required(),
          message: line(reportLimits.message).defined(),
          stack: line(reportLimits.stack).defined(),
        })
        .noUnknown()
        .required(),
    )
    .strict()
    .max(reportLimits.errors)
    .defined(),
});

export type Report = yup.InferType<typeof reportSchema>;
