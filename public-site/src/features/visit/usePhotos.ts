import { useLayoutEffect, useRef, useState } from 'react';
import { cleanFileName } from 'shared-api/contract/site/fileName';
import { type UploadedPhoto } from 'shared-api/contract/site/visit';
import { keepPhotos } from '../../forms/keptPhotos.ts';
import { faultOf, sentencesOf, type LeftOutFile } from './photoFaults.ts';
import { free, useChosenPhotos } from './useChosenPhotos.ts';
import type { FormKey } from './useFormKey.ts';
import { takeUploads, useUploads } from './useUploads.ts';

/** The uploaded photos, or why one of them could not be uploaded after all. */
type Ids = { ids: string[] } | { fault: string };

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
  const chosen = useChosenPhotos(page, formKey, sent);
  const { photos, now, set, leftOut, setLeftOut } = chosen;
  const uploads = useUploads(page, chosen, formKey);
  const [named, setNamed] = useState<string>();

  function add(files: readonly File[]): void {
    const without: LeftOutFile[] = [];
    set(now.current.filter(({ fault }) => fault === undefined));
    for (const file of files) {
      const name = cleanFileName(file.name);
      const code = faultOf(file) ?? (free(now.current) > 0 ? undefined : 'photosAboveMost');
      if (code) without.push({ name, code });
      else {
        const key = crypto.randomUUID();
        set([...now.current, { key, name, progress: 0 }]);
        uploads.begin(key, file);
      }
    }
    setLeftOut(without);
  }
  // Before the first paint, as all that the tab keeps.
  const takeOver = useRef(add);
  useLayoutEffect(() => {
    const files = takeUploads(page);
    if (files.length > 0) takeOver.current(files);
  }, [page]);

  const uploadedIds = (): string[] => now.current.flatMap(({ uploaded }) => uploaded?.id ?? []);

  return {
    photos,
    /** Why files were left out, a sentence each. One that is removed or refused later makes room for another. */
    faults: sentencesOf(
      [...leftOut, ...photos.flatMap(({ fault }) => fault ?? [])],
      Math.max(0, free(photos)),
    ),
    /** Whether some are named that an earlier form has not sent. */
    hasLost: leftOut.some((file) => 'code' in file && file.code === 'photoLost'),
    /** What the last sending of the form was refused for, which `faults` say already. */
    named,

    add,

    remove: (key: string): void => {
      uploads.abort(key);
      set(now.current.filter((photo) => photo.key !== key));
    },

    uploadedIds,

    /** To be called once the request has been taken. */
    forget: (): void => keepPhotos(page, { formKey: formKey.read(), photos: [], unsent: [] }),

    /**
     * Ids of the uploaded photos, once all are. A photo that fails meanwhile is not left out: nobody
     * has read that it failed.
     */
    async ids(): Promise<Ids> {
      const failed = await uploads.failed();
      if (failed.length === 0) return { ids: uploadedIds() };
      const fault = sentencesOf(failed, 0).join(' ');
      setNamed(fault);
      return { fault };
    },
  };
}

export type Photos = ReturnType<typeof usePhotos>;
