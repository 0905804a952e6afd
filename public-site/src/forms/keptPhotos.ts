import { keep, readKept } from 'shared-api/kept';
import { type UploadedPhoto } from 'shared-api/contract/site/visit';
import { visitServices } from 'shared-api/contract/site/visitLimits';

/**
 * Uploaded photos survive a reload, a look at another page and the other language, as what was typed
 * does: the server has them by the form's key.
 */
export interface KeptPhotos {
  formKey: string;
  photos: UploadedPhoto[];
}

/** Milliseconds after which they are no longer offered; what was typed is forgotten then, too. */
const maxAge = 30 * 60_000;

const storage = (): Storage => sessionStorage;
const keyOf = (service: string): string => `photos of ${service}`;

/** The photos chosen in this tab for a request for a service. */
export function readPhotos(service: string): KeptPhotos | undefined {
  const kept = readKept(storage, keyOf(service)) as (KeptPhotos & { at: number }) | undefined;
  return kept && kept.at > Date.now() - maxAge ? kept : undefined;
}

/** Keeps them; none are forgotten, as after the request was sent. */
export const keepPhotos = (service: string, kept: KeptPhotos): void =>
  void keep(
    storage,
    keyOf(service),
    kept.photos.length > 0 ? { ...kept, at: Date.now() } : undefined,
  );

/** Forgets the photos of a form that was sent: they are the request's now. */
export function forgetPhotosOf(formKey: string): void {
  for (const service of visitServices) {
    if (readPhotos(service)?.formKey === formKey) keepPhotos(service, { formKey, photos: [] });
  }
}
