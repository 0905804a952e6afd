import { useLayoutEffect, useRef, useState } from 'react';
import { type UploadedPhoto } from 'shared-api/contract/site/visit';
import { photoLimits } from 'shared-api/contract/site/visitLimits';
import { keepPhotos, readPhotos } from '../../forms/keptPhotos.ts';
import { texts } from './texts.ts';
import type { FormKey } from './useFormKey.ts';

/** A chosen photo: on its way, uploaded, or refused. */
export interface ChosenPhoto {
  key: string;
  name: string;
  /** How much has been sent, from 0 to 1. */
  progress: number;
  uploaded?: UploadedPhoto;
  /** Why it could not be uploaded. It keeps its place until other photos are chosen. */
  fault?: string;
}

const loadApi = () => import(/* webpackChunkName: "visit-api" */ './visitApi.ts');

/** The uploaded photos, or why one of them could not be uploaded after all. */
type Ids = { ids: string[] } | { fault: string };

const { count, bytes } = photoLimits;
const megabytes = bytes / 1024 / 1024;

/** How many more photos can be sent: those that were refused are not. */
const free = (photos: readonly ChosenPhoto[]): number =>
  count - photos.filter(({ fault }) => fault === undefined).length;

const uploadedPhotos = (photos: readonly UploadedPhoto[]): ChosenPhoto[] =>
  photos.map((photo) => ({ key: photo.id, name: photo.name, progress: 1, uploaded: photo }));

/** The photos that stand in a form, which the tab keeps as soon as they are uploaded. */
function useChosen(page: string, formKey: FormKey, sent: readonly UploadedPhoto[] | undefined) {
  const [photos, setPhotos] = useState<ChosenPhoto[]>(() => uploadedPhotos(sent ?? []));
  // What stands there now, for what goes on after an upload.
  const now = useRef(photos);
  const isNew = sent === undefined;
  // Before the first paint: their room is taken by them, or by the mark of the shell's early script.
  useLayoutEffect(() => {
    const kept = isNew ? readPhotos(page) : undefined;
    if (!kept || now.current.length > 0) return;
    formKey.restore(kept.formKey);
    now.current = uploadedPhotos(kept.photos);
    setPhotos(now.current);
  }, [isNew, page, formKey]);

  function set(next: ChosenPhoto[]): void {
    now.current = next;
    setPhotos(next);
    keepPhotos(page, {
      formKey: formKey.read(),
      photos: next.flatMap(({ uploaded }) => uploaded ?? []),
    });
  }
  return { photos, now, set };
}

/**
 * The photos of a form. Each is uploaded as soon as it is chosen, one after another, so that sending
 * the form takes no time, and a refusal costs nobody the upload.
 * @param page the form's address, for what this tab keeps
 * @param sent photos of a form that was sent without scripts; undefined in a form that was not
 */
export function usePhotos(
  page: string,
  formKey: FormKey,
  sent: readonly UploadedPhoto[] | undefined,
) {
  const { photos, now, set } = useChosen(page, formKey, sent);
  const [tooLarge, setTooLarge] = useState<string[]>([]);
  const [leftOut, setLeftOut] = useState<string[]>([]);
  const uploading = useRef(Promise.resolve());
  const aborts = useRef(new Map<string, AbortController>());
  // Uploads that have failed so far.
  const failures = useRef<string[]>([]);

  const change = (key: string, changes: Partial<ChosenPhoto>): void =>
    set(now.current.map((photo) => (photo.key === key ? { ...photo, ...changes } : photo)));
  const isChosen = (key: string): boolean => now.current.some((photo) => photo.key === key);
  const drop = (key: string): void => set(now.current.filter((photo) => photo.key !== key));

  function fail(key: string, fault: string): void {
    failures.current.push(fault);
    change(key, { fault });
  }

  async function upload(key: string, file: File): Promise<void> {
    const signal = aborts.current.get(key)?.signal;
    if (!signal || signal.aborted) return;
    try {
      const { uploadPhoto } = await loadApi();
      const outcome = await uploadPhoto({
        formKey: formKey.read(),
        file,
        signal,
        onProgress: (progress) => change(key, { progress }),
      });
      if (!isChosen(key)) return;
      if ('photo' in outcome) {
        change(key, { progress: 1, uploaded: outcome.photo });
        return;
      }
      fail(key, outcome.refusal ?? texts.notUploaded(file.name));
    } catch {
      fail(key, texts.notUploaded(file.name));
    }
  }

  const uploadedIds = (): string[] => now.current.flatMap(({ uploaded }) => uploaded?.id ?? []);

  return {
    photos,
    /** Why some of the files chosen last were left out. One that is removed or refused later makes room for another. */
    faults: [
      ...(tooLarge.length > 0 ? [texts.tooLarge(tooLarge, megabytes)] : []),
      ...(leftOut.length > 0 ? [texts.tooMany(leftOut, count, Math.max(0, free(photos)))] : []),
    ],

    add: (files: readonly File[]): void => {
      const found: string[] = [];
      const tooMany: string[] = [];
      set(now.current.filter(({ fault }) => fault === undefined));
      for (const file of files) {
        if (file.size > bytes) found.push(file.name);
        else if (free(now.current) <= 0) tooMany.push(file.name);
        else {
          const key = crypto.randomUUID();
          aborts.current.set(key, new AbortController());
          set([...now.current, { key, name: file.name, progress: 0 }]);
          uploading.current = uploading.current.then(() => upload(key, file));
        }
      }
      setTooLarge(found);
      setLeftOut(tooMany);
    },

    remove: (key: string): void => {
      aborts.current.get(key)?.abort();
      setTooLarge([]);
      drop(key);
    },

    uploadedIds,

    /** To be called once the request has been taken. */
    forget: (): void => keepPhotos(page, { formKey: formKey.read(), photos: [] }),

    /**
     * Ids of the uploaded photos, once all are. A photo that fails meanwhile is not left out: nobody
     * has read that it failed.
     */
    async ids(): Promise<Ids> {
      const before = failures.current.length;
      await uploading.current;
      const failed = failures.current.slice(before);
      return failed.length > 0 ? { fault: failed.join(' ') } : { ids: uploadedIds() };
    },
  };
}

export type Photos = ReturnType<typeof usePhotos>;
