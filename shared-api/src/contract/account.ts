import * as yup from 'yup';
import type { Role } from './roles.ts';
import { requiredLoginText } from './session.ts';

/** A session of one's own. */
export interface OwnSession {
  id: number;
  /** Browser and system in words, "Firefox on Windows"; empty when the browser did not say. */
  device: string;
  /** The network address that used it last. */
  address: string;
  /** Instants: of the login, and of the last use, to about five minutes. */
  since: string;
  usedAt: string;
  /** Whether it is the one that asks. */
  isThis: boolean;
}

/** One's own login. */
export interface Account {
  username: string;
  role: Role;
  factor: {
    /** The instant since which a code is asked for at login; null while it is not. */
    since: string | null;
    /** Recovery codes that have not been used. */
    codesLeft: number;
    /** Whether the company's rule asks for one. */
    isRequired: boolean;
  };
  sessions: OwnSession[];
}

/** What an authenticator app needs. */
export interface FactorSetUp {
  /** To be typed, in groups of four. */
  secret: string;
  /** To be scanned as a QR code: an `otpauth:` address. */
  uri: string;
}

/** New recovery codes; they are shown this once. */
export interface RecoveryCodes {
  message: string;
  codes: string[];
}

/** One's own new password. */
export const ownPasswordSchema = yup.object({
  currentPassword: requiredLoginText('Current password'),
  password: requiredLoginText('Password'),
  /** Whether all other sessions end; they do unless said otherwise. */
  endOthers: yup.boolean().strict().typeError('endOthers must be true or false.'),
});

/** What changes of the second factor are confirmed with. */
export const currentPasswordSchema = yup.object({
  currentPassword: requiredLoginText('Current password'),
});

/** The first code of a factor that is being set up. */
export const factorCodeSchema = yup.object({ code: requiredLoginText('Code') });
