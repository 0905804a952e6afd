import { useRef } from 'react';
import type { LeftOutFile } from './photoFaults.ts';
import type { ChosenPhotos } from './useChosenPhotos.ts';
import type { FormKey } from './useFormKey.ts';

const loadApi = () => import(/* webpackChunkName: "visit-api" */ './visitApi.ts');

/** Uploads photos of a form, one after another. */
export function useUploads({ now, change }: ChosenPhotos, formKey: FormKey) {
  const uploading = useRef(Promise.resolve());
  const aborts = useRef(new Map<string, AbortController>());
  // Uploads that have failed so far.
  const failures = useRef<LeftOutFile[]>([]);

  function fail(key: string, fault: LeftOutFile): void {
    failures.current.push(fault);
    change(key, { fault });
  }

  async function upload(key: string, file: File): Promise<void> {
    const signal = aborts.current.get(key)?.signal;
    const notSent = { name: file.name, code: 'photoNotSent' } as const;
    if (!signal || signal.aborted) return;
    try {
      const { uploadPhoto } = await loadApi();
      const outcome = await uploadPhoto({
        formKey: formKey.read(),
        file,
        signal,
        onProgress: (progress) => change(key, { progress }),
      });
      if (!now.current.some((photo) => photo.key === key)) return;
      if ('photo' in outcome) {
        change(key, { progress: 1, uploaded: outcome.photo });
        return;
      }
      const { code, said } = outcome;
      if (code) fail(key, { name: file.name, code });
      else fail(key, said === undefined ? notSent : { said });
    } catch {
      fail(key, notSent);
    }
  }

  return {
    begin: (key: string, file: File): void => {
      aborts.current.set(key, new AbortController());
      uploading.current = uploading.current.then(() => upload(key, file));
    },
    abort: (key: string): void => aborts.current.get(key)?.abort(),
    /** Waits for all uploads, and says which have failed meanwhile. */
    async failed(): Promise<LeftOutFile[]> {
      const before = failures.current.length;
      await uploading.current;
      return failures.current.slice(before);
    },
  };
}
