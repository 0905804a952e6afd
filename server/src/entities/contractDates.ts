import { contractSchema } from 'shared-api/contract/entities/contract';
import { invalidInput } from '../HttpError.ts';
import type { Refusal } from '../refusals/texts.ts';

const bounds = ['firstDay', 'lastDay', 'pausedFrom', 'pausedUntil'] as const;

/**
 * Checks that a contract does not end before it begins, and a pause neither.
 * @param before the stored record; undefined of a new one
 * @throws HttpError 400 naming the later day
 */
export function checkDays(
  before: Readonly<Record<string, unknown>> | undefined,
  fields: Readonly<Record<string, unknown>>,
): void {
  if (!bounds.some((name) => name in fields)) return;
  const [firstDay, lastDay, pausedFrom, pausedUntil] = bounds.map((name) => {
    const day = name in fields ? fields[name] : before?.[name];
    return typeof day === 'string' ? day : undefined;
  });
  const faults: Record<string, Refusal> = {};
  if (firstDay !== undefined && lastDay !== undefined && lastDay < firstDay) {
    faults['lastDay'] = { code: 'dayBefore', params: { first: firstDay } };
  }
  if (pausedUntil !== undefined && pausedFrom === undefined) {
    faults['pausedUntil'] = { code: 'pauseWithoutStart' };
  } else if (pausedUntil !== undefined && pausedFrom !== undefined && pausedUntil < pausedFrom) {
    faults['pausedUntil'] = { code: 'dayBefore', params: { first: pausedFrom } };
  }
  if (Object.keys(faults).length > 0) throw invalidInput(faults, contractSchema);
}
