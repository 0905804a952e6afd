import type { AppState } from './releaseEvents.ts';

/** Versions that somebody may get, or that a rollback goes to. */
export function versionsInUse(
  { live, earlier, share, previews }: AppState,
  now: number,
): Set<string> {
  const current = previews.filter(({ until }) => until > now).map(({ version }) => version);
  return new Set(
    [live?.version, earlier.at(-1), share?.version, ...current].filter(
      (version) => version !== undefined,
    ),
  );
}

/** Whether an app has, or was said to have, a version. */
export const isVersionOf = (
  { stored, live, earlier, share, previews }: AppState,
  version: string,
) =>
  Object.hasOwn(stored, version) ||
  [live, share, ...previews].some((given) => given?.version === version) ||
  earlier.includes(version);
