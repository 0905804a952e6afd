import { useRef } from 'react';
import { cleanFileName } from 'shared-api/contract/site/fileName';
import type { LeftOutFile } from './photoFaults.ts';
import type { ChosenPhotos } from './useChosenPhotos.ts';
import type { FormKey } from './useFormKey.ts';

const loadApi = () => import(/* webpackChunkName: "visit-api" */ './visitApi.ts');

/**
 * What stops the uploads of a form, and gives the files that have not arrived, by the form's page. They go on while the visitor
 * looks at another page; whoever comes back has a form that knows nothing of them.
 */
const underWay = new Map<string, () => File[]>();

/** Files that were chosen in an earlier form of a page and have not been uploaded; they are not uploaded there any more. */
export const takeUploads = (page: string): File[] => underWay.get(page)?.() ?? [];

/** Uploads photos of a form, one after another. */
export function useUploads(page: string, { change }: ChosenPhotos, formKey: FormKey) {
  const uploading = useRef(Promise.resolve());
  const aborts = useRef(new Map<string, AbortController>());
  const files = useRef(new Map<string, File>());
  // Uploads that have failed so far.
  const failures = useRef<LeftOutFile[]>([]);

  function fail(key: string, fault: LeftOutFile): void {
    failures.current.push(fault);
    change(key, { fault });
  }

  async function upload(key: string, file: File): Promise<void> {
    const signal = aborts.current.get(key)?.signal;
    const name = cleanFileName(file.name);
    const notSent = { name, code: 'photoNotSent' } as const;
    if (!signal) return;
    // Removed, or taken over by another form.
    const isOver = (): boolean => signal.aborted;
    if (isOver()) return;
    try {
      const { uploadPhoto } = await loadApi();
      const outcome = await uploadPhoto({
        formKey: formKey.read(),
        file,
        signal,
        onProgress: (progress) => change(key, { progress }),
      });
      if (isOver()) return;
      if ('photo' in outcome) {
        change(key, { progress: 1, uploaded: outcome.photo });
        return;
      }
      const { code, said } = outcome;
      if (code) fail(key, { name, code });
      else fail(key, said === undefined ? notSent : { said });
    } catch {
      if (!isOver()) fail(key, notSent);
    } finally {
      files.current.delete(key);
    }
  }

  const abort = (key: string): void => {
    aborts.current.get(key)?.abort();
    files.current.delete(key);
  };

  return {
    begin: (key: string, file: File): void => {
      underWay.set(page, () => {
        const rest = [...files.current];
        for (const [other] of rest) abort(other);
        return rest.map(([, unsent]) => unsent);
      });
      files.current.set(key, file);
      aborts.current.set(key, new AbortController());
      uploading.current = uploading.current.then(() => upload(key, file));
    },
    abort,
    /** Waits for all uploads, and says which have failed meanwhile. */
    async failed(): Promise<LeftOutFile[]> {
      const before = failures.current.length;
      await uploading.current;
      return failures.current.slice(before);
    },
  };
}
