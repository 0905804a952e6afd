import type { ReleaseRefusal } from '../releases/releases.ts';

/**
 * The body of every answer of the API that is not a success (docs/product/calls.md "Conventions").
 */
export interface ErrorBody {
  /** What went wrong and what to do about it, for the person in front of the screen. */
  message: string;
  /** What is wrong with each field. */
  errors?: Record<string, string>;
  /** The record as it stands, when an update was based on an older version of it (409). */
  current?: unknown;
  /** Why a release may not go live (409). */
  refusals?: ReleaseRefusal[];
  /** Seconds until it may be tried again (429). */
  retryAfter?: number;
  /**
   * What is missing: the code of the second factor, beside the right password (401); or a second
   * factor to be set up before anything else is allowed (403).
   */
  needs?: 'code' | 'factor';
  /** The request's id in the log, when the fault is the server's (500, 503). */
  id?: string;
}
