import type { ReleaseRefusal } from 'shared-api/contract/releases/releases';
import { CommandError } from './command.ts';

/**
 * Ends the command if a check failed, with the findings and what to do; only prints them if they
 * are overridden.
 * @throws CommandError
 */
export function refuse(refusals: readonly ReleaseRefusal[], force: string | undefined): void {
  if (refusals.length === 0) return;
  const text = refusals
    .map(({ check, found, cure }) =>
      [
        `Refused by the check of: ${check}`,
        ...found.map((line) => `  - ${line}`),
        `  ${cure}`,
      ].join('\n'),
    )
    .join('\n');
  if (force === undefined || force.trim() === '') {
    throw new CommandError(`${text}\nTo go on all the same: --force "why".`);
  }
  console.warn(`${text}\nGoing on all the same: ${force}`);
}
