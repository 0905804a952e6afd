import type { BootData } from 'shared-api/contract/pages/boot';
import {
  releaseIdsOf,
  releasesHeader,
  writeReleaseIds,
} from 'shared-api/contract/releases/releaseIds';

/** What webpack's loaders, and ours, call a part that could not be loaded. */
const names = new Set(['ChunkLoadError', 'ScriptExternalLoadError', 'RemoteLoadError']);

/** Whether an error says that some part of an app could not be loaded. */
export function isMissingPart(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return names.has(error.name) || code === 'CSS_CHUNK_LOAD_FAILED' || isMissingPart(error.cause);
}

/**
 * Whether the server gives other releases now than this page was made of: what the page misses may
 * be gone for good, and a page loaded anew has its own. Where they are the same, only trying again
 * can help.
 */
export async function isOutdated(boot: BootData): Promise<boolean> {
  const own = writeReleaseIds(releaseIdsOf(boot));
  try {
    const address = window.location.pathname;
    const answer = await fetch(address, { method: 'HEAD', cache: 'no-store' });
    const given = answer.headers.get(releasesHeader);
    return given !== null && given !== own;
  } catch {
    return false;
  }
}
