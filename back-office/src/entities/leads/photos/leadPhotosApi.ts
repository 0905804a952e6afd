import { api, pathTo, request, type Answer } from 'shared-api/client';

interface OnePhoto {
  id: number;
  photo: string;
}

const leadPhotosApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The photos of a lead, with small copies. */
    leadPhotos: build.query<Answer<'GET /leads/:id/photos/'>, number>({
      query: (id) => request('GET /leads/:id/photos/', { params: { id } }),
      providesTags: (_result, _error, id) => [{ type: 'record', id: `leads ${id}` }],
    }),
    /** One photo as a `data:` address, since an image's own request has no token. */
    leadPhoto: build.query<string, OnePhoto>({
      async queryFn(params, _api, _extra, run) {
        const { data, error } = await run({
          url: pathTo('GET /leads/:id/photos/:photo/', { params: { ...params } }),
          responseHandler: (answer) => (answer.ok ? answer.blob().then(asAddress) : answer.json()),
        });
        return error ? { error } : { data: data as string };
      },
    }),
    deleteLeadPhoto: build.mutation<Answer<'DELETE /leads/:id/photos/:photo/'>, OnePhoto>({
      query: (params) => request('DELETE /leads/:id/photos/:photo/', { params: { ...params } }),
      invalidatesTags: (_result, _error, { id }) => [{ type: 'record', id: `leads ${id}` }],
    }),
  }),
});

const asAddress = (content: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('The photo cannot be read.'));
    reader.readAsDataURL(content);
  });

export const { useLeadPhotosQuery, useLeadPhotoQuery, useDeleteLeadPhotoMutation } = leadPhotosApi;
