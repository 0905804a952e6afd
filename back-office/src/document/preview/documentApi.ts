import { api, type request } from 'shared-api/client';

/** A call that answers a document as PDF. */
export type FileRequest = ReturnType<typeof request>;

const documentApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A document to look at: the address of a file in this page, to be given back when it is gone. */
    documentFile: build.mutation<string, FileRequest>({
      async queryFn(call, _api, _extra, run) {
        const { data, error } = await run({
          ...call,
          responseHandler: (answer) => (answer.ok ? answer.blob() : answer.json()),
        });
        return error ? { error } : { data: URL.createObjectURL(data as Blob) };
      },
    }),
  }),
});

export const { useDocumentFileMutation } = documentApi;
