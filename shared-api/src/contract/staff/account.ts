import * as yup from 'yup';
import { fault } from '../messages/faults.ts';
import * as answer from '../fields/answers.ts';
import { roles } from './roles.ts';
import { requiredLoginText } from './session.ts';

/** A session of one's own. */
const ownSession = answer.object({
  id: answer.number(),
  /** Browser and system in words, "Firefox on Windows"; empty when the browser did not say. */
  device: answer.text(),
  /** The network address that used it last. */
  address: answer.text(),
  /** Instants: of the login, and of the last use, to about five minutes. */
  since: answer.text(),
  usedAt: answer.text(),
  /** Whether it is the one that asks. */
  isThis: answer.flag(),
});

export type OwnSession = yup.InferType<typeof ownSession>;

/** One's own login. */
export const accountAnswer = answer.object({
  username: answer.text(),
  role: answer.oneOf(roles),
  factor: answer.object({
    /** The instant since which a code is asked for at login; null while it is not. */
    since: answer.text().nullable(),
    /** Recovery codes that have not been used. */
    codesLeft: answer.number(),
    /** Whether the company's rule asks for one. */
    isRequired: answer.flag(),
  }),
  sessions: answer.list(ownSession),
});

export type Account = yup.InferType<typeof accountAnswer>;

/** What an authenticator app needs. */
export const factorSetUpAnswer = answer.object({
  /** To be typed, in groups of four. */
  secret: answer.text(),
  /** To be scanned as a QR code: an `otpauth:` address. */
  uri: answer.text(),
});

export type FactorSetUp = yup.InferType<typeof factorSetUpAnswer>;

/** New recovery codes; they are shown this once. */
export const recoveryCodesAnswer = answer.object({
  message: answer.text(),
  codes: answer.list(answer.text()),
});

export type RecoveryCodes = yup.InferType<typeof recoveryCodesAnswer>;

/** One's own new password. */
export const ownPasswordSchema = yup.object({
  currentPassword: requiredLoginText('Current password'),
  password: requiredLoginText('Password'),
  /** Whether all other sessions end; they do unless said otherwise. */
  endOthers: yup.boolean().strict().typeError(fault('notFlag')),
});

/** What changes of the second factor are confirmed with. */
export const currentPasswordSchema = yup.object({
  currentPassword: requiredLoginText('Current password'),
});

/** The first code of a factor that is being set up. */
export const factorCodeSchema = yup.object({ code: requiredLoginText('Code') });
