import type { DevFit, OverridableApp } from 'shared-api/contract/releases/overrides';
import { sharedRanges } from '../shared.ts';

type Numbers = readonly [number, number, number];

function numbersOf(version: string): Numbers {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map((part) => Number.parseInt(part));
  return [major, minor, patch];
}

/** Whether a version is in a range as the builds write it: caret ranges, of which any may fit. */
export function fits(version: string, range: string): boolean {
  const given = numbersOf(version);
  return range.split('||').some((alternative) => {
    const least = numbersOf(alternative.trim().replace(/^\^/, ''));
    // A caret range goes up to the next change of its first number that is not zero.
    const fixed = least.findIndex((part) => part > 0);
    const isNear = least.slice(0, fixed + 1).every((part, index) => given[index] === part);
    const first = given.findIndex((part, index) => part !== least[index]);
    return isNear && (first === -1 || (given[first] ?? 0) > (least[first] ?? 0));
  });
}

/**
 * Whether an app's build fits a shell. Unlike a release it is taken all the same.
 * @param carried by shared module, the shell's version of it
 */
export function fitOf(app: OverridableApp, carried: URLSearchParams): DevFit {
  const misfits = Object.entries(sharedRanges(app)).flatMap(([library, { requiredVersion }]) => {
    const version = carried.get(library);
    if (version !== null && fits(version, requiredVersion)) return [];
    return [
      `It needs ${library} ${requiredVersion}; this site’s shell carries ${version ?? 'none'}.`,
    ];
  });
  return { app, misfits };
}
