import { useLayoutEffect, useRef, useState } from 'react';
import { type UploadedPhoto } from 'shared-api/contract/site/visit';
import { photoLimits } from 'shared-api/contract/site/visitLimits';
import { keepPhotos, readPhotos } from '../../forms/keptPhotos.ts';
import type { LeftOutFile } from './photoFaults.ts';
import type { FormKey } from './useFormKey.ts';

/** A chosen photo: on its way, uploaded, or refused. */
export interface ChosenPhoto {
  key: string;
  name: string;
  /** How much has been sent, from 0 to 1. */
  progress: number;
  uploaded?: UploadedPhoto;
  /** Why it could not be uploaded. It keeps its place until other photos are chosen: nothing moves away from under a finger. */
  fault?: LeftOutFile;
}

/** How many more photos can be sent: those that were refused are not. */
export const free = (photos: readonly ChosenPhoto[]): number =>
  photoLimits.count - photos.filter(({ fault }) => fault === undefined).length;

const uploadedPhotos = (photos: readonly UploadedPhoto[]): ChosenPhoto[] =>
  photos.map((photo) => ({ key: photo.id, name: photo.name, progress: 1, uploaded: photo }));

/** Names of files that may yet be sent. */
const unsent = (photos: readonly ChosenPhoto[]): string[] =>
  photos
    .filter(({ uploaded, fault }) => !uploaded && (!fault || isNotSent(fault)))
    .map(({ name }) => name);

const isNotSent = (fault: LeftOutFile): boolean => 'code' in fault && fault.code === 'photoNotSent';

/**
 * The photos that stand in a form, which the tab keeps as soon as they are uploaded. Of others it keeps the names: files would
 * stay on the disk of a computer that others use, after the tab is closed.
 */
export function useChosenPhotos(
  page: string,
  formKey: FormKey,
  sent: readonly UploadedPhoto[] | undefined,
) {
  const [photos, setPhotos] = useState<ChosenPhoto[]>(() => uploadedPhotos(sent ?? []));
  const [leftOut, setLeftOut] = useState<LeftOutFile[]>([]);
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
    setLeftOut((kept.unsent ?? []).map((name) => ({ name, code: 'photoLost' })));
  }, [isNew, page, formKey]);

  function set(next: ChosenPhoto[]): void {
    now.current = next;
    setPhotos(next);
    keepPhotos(page, {
      formKey: formKey.read(),
      photos: next.flatMap(({ uploaded }) => uploaded ?? []),
      unsent: unsent(next),
    });
  }
  return {
    photos,
    /** Files without a place: of those chosen last, and those that had not arrived before the page was left. */
    leftOut,
    setLeftOut,
    now,
    set,
    change: (key: string, changes: Partial<ChosenPhoto>): void =>
      set(now.current.map((photo) => (photo.key === key ? { ...photo, ...changes } : photo))),
  };
}

export type ChosenPhotos = ReturnType<typeof useChosenPhotos>;
