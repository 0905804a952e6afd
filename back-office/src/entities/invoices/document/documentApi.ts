import { api, request, type Body } from 'shared-api/client';

const documentApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A document to look at: the address of a file in this page, to be given back when it is gone. */
    documentFile: build.mutation<string, DocumentSource>({
      async queryFn(source, _api, _extra, run) {
        const call =
          'number' in source
            ? request('GET /download-invoice/:number', { params: { number: source.number } })
            : request('POST /invoices/preview-file/', { body: source.fields });
        const { data, error } = await run({
          ...call,
          responseHandler: (answer) => (answer.ok ? answer.blob() : answer.json()),
        });
        return error ? { error } : { data: URL.createObjectURL(data as Blob) };
      },
    }),
  }),
});

/** An issued invoice, or what is typed of one. */
export type DocumentSource = { number: number } | { fields: Body<'POST /invoices/preview-file/'> };

export const { useDocumentFileMutation } = documentApi;
