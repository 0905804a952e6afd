import { errorBody, errorStatus } from 'shared-api/client';
import type { FormText } from 'shared-api/contract/quotes/formText';

/** What came of a form that was sent: an answer, or a refusal. */
export interface Outcome<Answer = unknown> {
  answer?: Answer;
  /** Why the server refused it, in words for a visitor; nothing where it only failed. */
  reason?: string;
  /** What the server found wrong with each field. */
  errors?: FormText;
}

/** A refusal on business grounds, or since it was sent before, has words for the visitor; any other failure has not. */
export function outcomeOf<Answer>({
  data,
  error,
}: {
  data?: Answer;
  error?: unknown;
}): Outcome<Answer> {
  if (data !== undefined) return { answer: data };
  const body = errorBody(error);
  const status = errorStatus(error);
  return {
    ...(body && (status === 405 || status === 409) ? { reason: body.message } : {}),
    ...(body?.errors ? { errors: body.errors } : {}),
  };
}
