import type { BootData } from 'shared-api/contract/boot';

/** What webpack's loaders, and ours, call a part that could not be loaded. */
const names = new Set(['ChunkLoadError', 'ScriptExternalLoadError', 'RemoteLoadError']);

/** Whether an error says that some part of an app could not be loaded. */
export function isMissingPart(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return names.has(error.name) || code === 'CSS_CHUNK_LOAD_FAILED' || isMissingPart(error.cause);
}

/**
 * Whether the server has no longer what this page was made of. A page that has been open for so
 * long can only be loaded anew; one whose network fails can try again.
 */
export async function isOutdated(apps: BootData['apps']): Promise<boolean> {
  const entries = Object.values(apps).flatMap((app) => (app ? [app.entry] : []));
  const own = document.querySelector<HTMLScriptElement>('script[src*="/releases/shell/"]')?.src;
  const answers = await Promise.all(
    [...entries, ...(own === undefined ? [] : [own])].map((address) =>
      fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
        ({ status }) => status === 404 || status === 410,
        () => false,
      ),
    ),
  );
  return answers.includes(true);
}
