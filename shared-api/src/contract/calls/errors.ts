import type { EntityName } from '../entities/entityNames.ts';
import type { LeftOut } from '../messages/photos/photoSentences.ts';
import type { MoveWarning } from '../schedule/board.ts';
import type { ReleaseRefusal } from '../releases/releases.ts';

/** The body of every error response of the API (docs/product/calls.md "Conventions"). */
export interface ErrorBody {
  /** What went wrong and what to do about it, for the user. */
  message: string;
  /** Field errors by field name. */
  errors?: Record<string, string>;
  /** The current record, if an update was based on an older version (409). */
  current?: unknown;
  /** The day on which what was to be paid has been paid (409). */
  paidOn?: string;
  /** The last day of the price that was to be paid and has run out (409). */
  validUntil?: string;
  /** All that was paid for the quote that was to be paid was given back (409). */
  calledOff?: true;
  /**
   * The record that a person goes to next, the part of its page by its id, and the words of the message that name
   * the record.
   */
  leadsTo?: { words: string; entity: EntityName; id: number; part?: 'agreement' };
  /** What a move on the board goes against; it is made all the same with `force` (409). */
  warnings?: MoveWarning[];
  /** What was to be sent has been sent by somebody else; with the newest version it is sent once more (409). */
  sentMeanwhile?: true;
  /** The key of the form has done something else before, which the message tells: it is spent (409). */
  doneBefore?: true;
  /** Why a release may not go live (409). */
  refusals?: ReleaseRefusal[];
  /** Why a photo was not taken, for a page that says so of several photos at once (400, 413). */
  photoFault?: LeftOut['code'];
  /** Seconds until the call may be retried (429). */
  retryAfter?: number;
  /**
   * What is missing: the second factor's code after a correct password (401), or a second factor
   * that must be set up first (403).
   */
  needs?: 'code' | 'factor';
  /** The request's id in the log, for server errors (500, 503). */
  id?: string;
}
