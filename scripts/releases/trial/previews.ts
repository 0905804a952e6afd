import { randomUUID } from 'node:crypto';
import type { AppVersion } from '../../../server/src/releases/releaseEvents.ts';
import { previewPaths } from '../../../server/src/releases/previewPaths.ts';
import { PreviewTokens } from '../../../server/src/releases/previewTokens.ts';
import type { ReleaseStore } from '../../../server/src/releases/ReleaseStore.ts';

const lifetime = 5 * 60_000;

/** A preview that was made for a trial. */
export interface OpenPreview {
  /** The path of its link. */
  path: string;
  end: () => Promise<unknown>;
}

/** Makes previews of stored releases, that a running server shows to nobody else. */
export type OpenPreviews = (release: AppVersion) => Promise<OpenPreview>;

/** Previews of releases in a storage that this machine writes to. */
export const previewsIn =
  (store: ReleaseStore, by: string): OpenPreviews =>
  async ({ app, version }) => {
    const id = `smoke-${randomUUID().slice(0, 8)}`;
    const until = Date.now() + lifetime;
    await store.addPreview(app, version, id, until, { by });
    const token = await new PreviewTokens(store.storage).sign({ app, version, id, until });
    return { path: previewPaths.open + token, end: () => store.endPreview(app, id, { by }) };
  };
