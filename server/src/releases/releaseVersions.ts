import type { AppState } from './releaseEvents.ts';

/** Versions that are served to somebody, or that a rollback returns to. */
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

/** Whether an app has, or once had, this version. */
export const isVersionOf = (
  { stored, live, earlier, share, previews }: AppState,
  version: string,
) =>
  Object.hasOwn(stored, version) ||
  [live, share, ...previews].some((given) => given?.version === version) ||
  earlier.includes(version);
