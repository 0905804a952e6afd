import * as yup from 'yup';
import { fault } from '../messages/faults.ts';
import * as answer from '../fields/answers.ts';
import { roles } from './roles.ts';
import { requiredLoginText } from './session.ts';

/** A session of the logged-in user. */
const ownSession = answer.object({
  id: answer.number(),
  /** Browser and system, such as "Firefox on Windows"; empty if unknown. */
  device: answer.text(),
  /** The network address last used. */
  address: answer.text(),
  /** When it started, and when it was last used (to about five minutes). */
  since: answer.text(),
  usedAt: answer.text(),
  /** Whether it is the session making the call. */
  isThis: answer.flag(),
});

export type OwnSession = yup.InferType<typeof ownSession>;

/** The logged-in user's own login. */
export const accountAnswer = answer.object({
  username: answer.text(),
  role: answer.oneOf(roles),
  factor: answer.object({
    /** Since when login asks for a code; null if there is no second factor. */
    since: answer.text().nullable(),
    /** Number of unused recovery codes. */
    codesLeft: answer.number(),
    /** Whether the company requires a second factor. */
    isRequired: answer.flag(),
  }),
  sessions: answer.list(ownSession),
});

export type Account = yup.InferType<typeof accountAnswer>;

/** What an authenticator app needs. */
export const factorSetUpAnswer = answer.object({
  /** For typing in, in groups of four. */
  secret: answer.text(),
  /** For scanning as a QR code: an `otpauth:` URI. */
  uri: answer.text(),
});

export type FactorSetUp = yup.InferType<typeof factorSetUpAnswer>;

/** New recovery codes, which are only shown once. */
export const recoveryCodesAnswer = answer.object({
  message: answer.text(),
  codes: answer.list(answer.text()),
});

export type RecoveryCodes = yup.InferType<typeof recoveryCodesAnswer>;

/** A change of one's own password. */
export const ownPasswordSchema = yup
  .object({
    currentPassword: requiredLoginText(),
    password: requiredLoginText(),
    /** Whether to end all other sessions; true by default. */
    endOthers: yup.boolean().strict().typeError(fault('notFlag')),
  })
  .meta({ labels: 'account' });

/** Confirms a change of the second factor. */
export const currentPasswordSchema = yup
  .object({
    currentPassword: requiredLoginText(),
  })
  .meta({ labels: 'account' });

/** The first code of a second factor being set up. */
export const factorCodeSchema = yup
  .object({ code: requiredLoginText() })
  .meta({ labels: 'account' });
