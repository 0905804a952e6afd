import * as yup from 'yup';
import { versionPattern } from '../releases/releaseIds.ts';

/** The web vitals that a page tells; milliseconds but for CLS, which has no unit. */
export const vitalNames = ['LCP', 'CLS', 'INP', 'TTFB', 'FCP'] as const;
export type VitalName = (typeof vitalNames)[number];

/**
 * How an error came to be known: nobody caught it, a promise failed unheard, a screen threw while it
 * was shown, a remote could not be loaded.
 */
export const errorKinds = ['error', 'rejection', 'screen', 'remote'] as const;
export type ErrorKind = (typeof errorKinds)[number];

/** Longest texts of a report; a browser cuts to them, the server refuses more. */
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
 * What a page tells the server of itself: how fast it was and what went wrong, by release. It holds
 * nothing of the person: no query, no typed text, no address of a mail (`reportText.ts`).
 */
export const reportSchema = yup.object({
  /** The page's address without its query. */
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
