import { keptPhotosKey, keptPhotosPrefix } from 'shared-api/contract/pages/keptPhotos';
import { keep, readKept } from 'shared-api/kept';
import { type UploadedPhoto } from 'shared-api/contract/site/visit';

/**
 * Uploaded photos survive a reload, a look at another page and the other language, as what was typed
 * does: the server has them by the form's key.
 */
export interface KeptPhotos {
  formKey: string;
  photos: UploadedPhoto[];
  /** Names of chosen files that have not been uploaded: after a reload, they have to be chosen again. An earlier release keeps none. */
  unsent?: string[];
}

/** Milliseconds after which they are no longer offered; what was typed is forgotten then, too. */
const maxAge = 30 * 60_000;

const storage = (): Storage => sessionStorage;

function read(key: string): KeptPhotos | undefined {
  const kept = readKept(storage, key) as (KeptPhotos & { at: number }) | undefined;
  return kept && kept.at > Date.now() - maxAge ? kept : undefined;
}

/** The photos chosen in this tab for a request on a page. */
export const readPhotos = (page: string): KeptPhotos | undefined => read(keptPhotosKey(page));

/** Keeps them; none are forgotten, as after the request was sent. */
export const keepPhotos = (page: string, kept: KeptPhotos): void =>
  void keep(
    storage,
    keptPhotosKey(page),
    kept.photos.length + (kept.unsent?.length ?? 0) > 0 ? { ...kept, at: Date.now() } : undefined,
  );

/** Forgets the photos of a form that was sent: they are the request's now. */
export function forgetPhotosOf(formKey: string): void {
  for (const key of keptKeys()) {
    if (key.startsWith(keptPhotosPrefix) && read(key)?.formKey === formKey) {
      keep(storage, key, undefined);
    }
  }
}

function keptKeys(): string[] {
  try {
    return Object.keys(storage());
  } catch {
    return [];
  }
}
