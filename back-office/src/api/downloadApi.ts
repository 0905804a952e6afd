import { api, fileNameOf, saveFile } from 'shared-api/client';
import { texts } from './texts.ts';

const downloadApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Downloads a file; its name comes from the answer, or is the default given. */
    download: build.mutation<{ message: string }, { path: string; fallback: string }>({
      async queryFn({ path, fallback }, _api, _extra, run) {
        const { data, error, meta } = await run({
          url: path,
          responseHandler: (answer) => (answer.ok ? answer.blob() : answer.json()),
        });
        if (error) return { error };
        const name = fileNameOf(
          meta?.response?.headers.get('content-disposition') ?? null,
          fallback,
        );
        saveFile(data as Blob, name);
        return { data: { message: texts.downloaded(name) } };
      },
      // A draft that is downloaded is issued.
      invalidatesTags: (_result, error) => (error ? [] : [{ type: 'list', id: 'invoices' }]),
    }),
  }),
});

export const { useDownloadMutation } = downloadApi;
