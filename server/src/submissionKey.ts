import { uuidOf } from './uuidOf.ts';

/** Minutes within which identical input from the same address counts as one submission. */
const sameSubmission = 10;

/**
 * A form key derived from address and content, for forms without one of their own: a double click
 * or a retry sends the same.
 * @param now Unix seconds
 */
export function submissionKey(ip: string, content: unknown, now: number): string {
  const period = Math.floor(now / (sameSubmission * 60));
  return uuidOf(JSON.stringify([ip, content, period]));
}
