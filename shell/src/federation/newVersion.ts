import type { BootData } from 'shared-api/contract/pages/boot';
import {
  releaseIdsOf,
  releasesHeader,
  writeReleaseIds,
} from 'shared-api/contract/releases/releaseIds';

/** Error names for failed chunks: webpack's own, and ours. */
const names = new Set(['ChunkLoadError', 'ScriptExternalLoadError', 'RemoteLoadError']);

/** Whether an error means that part of an app failed to load. */
export function isMissingPart(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return names.has(error.name) || code === 'CSS_CHUNK_LOAD_FAILED' || isMissingPart(error.cause);
}

/**
 * Whether the server now serves other releases than this page was composed of. If so, missing files
 * may be gone for good, and only a reload helps; otherwise only a retry can.
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
