import { api, request, type Answer, type Body } from 'shared-api/client';

export type { MadePreview } from 'shared-api/contract/releases/releases';

const releasesApi = api
  .enhanceEndpoints({ addTagTypes: ['releases', 'deployTokens', 'overrides'] })
  .injectEndpoints({
    endpoints: (build) => ({
      releases: build.query<Answer<'GET /releases/'>, undefined>({
        query: () => request('GET /releases/'),
        providesTags: ['releases'],
      }),
      platform: build.query<Answer<'GET /releases/platform/'>, undefined>({
        query: () => request('GET /releases/platform/'),
        providesTags: ['releases'],
      }),
      // What failed may have failed because somebody else was faster, so it is asked for then too.
      makeReleaseLive: build.mutation<Answer<'POST /releases/live'>, Body<'POST /releases/live'>>({
        query: (body) => request('POST /releases/live', { body }),
        invalidatesTags: ['releases'],
      }),
      shareRelease: build.mutation<Answer<'POST /releases/share'>, Body<'POST /releases/share'>>({
        query: (body) => request('POST /releases/share', { body }),
        invalidatesTags: ['releases'],
      }),
      makePreview: build.mutation<Answer<'POST /releases/preview'>, Body<'POST /releases/preview'>>(
        {
          query: (body) => request('POST /releases/preview', { body }),
          invalidatesTags: ['releases'],
        },
      ),
      releaseOrigin: build.query<
        Answer<'GET /releases/:app/:version/origin'>,
        { app: string; version: string }
      >({
        query: (params) => request('GET /releases/:app/:version/origin', { params }),
      }),
      deployTokens: build.query<Answer<'GET /deploy-tokens/'>, undefined>({
        query: () => request('GET /deploy-tokens/'),
        providesTags: ['deployTokens'],
      }),
      makeDeployToken: build.mutation<Answer<'POST /deploy-tokens/'>, Body<'POST /deploy-tokens/'>>(
        {
          query: (body) => request('POST /deploy-tokens/', { body }),
          invalidatesTags: ['deployTokens'],
        },
      ),
      revokeDeployToken: build.mutation<Answer<'POST /deploy-tokens/:id/revoke'>, { id: number }>({
        query: (params) => request('POST /deploy-tokens/:id/revoke', { params }),
        invalidatesTags: ['deployTokens'],
      }),
      overrides: build.query<Answer<'GET /releases/overrides/'>, undefined>({
        query: () => request('GET /releases/overrides/'),
        providesTags: ['overrides'],
      }),
      beginOverride: build.mutation<
        Answer<'POST /releases/overrides/'>,
        Body<'POST /releases/overrides/'>
      >({
        query: (body) => request('POST /releases/overrides/', { body }),
        invalidatesTags: ['overrides'],
      }),
      endOverride: build.mutation<Answer<'DELETE /releases/overrides/:id'>, { id: number }>({
        query: (params) => request('DELETE /releases/overrides/:id', { params }),
        invalidatesTags: ['overrides'],
      }),
      endPreview: build.mutation<
        Answer<'POST /releases/preview/end'>,
        Body<'POST /releases/preview/end'>
      >({
        query: (body) => request('POST /releases/preview/end', { body }),
        invalidatesTags: ['releases'],
      }),
    }),
  });

export const {
  useLazyReleasesQuery,
  useReleasesQuery,
  usePlatformQuery,
  useMakeReleaseLiveMutation,
  useShareReleaseMutation,
  useMakePreviewMutation,
  useEndPreviewMutation,
  useReleaseOriginQuery,
  useDeployTokensQuery,
  useMakeDeployTokenMutation,
  useRevokeDeployTokenMutation,
  useOverridesQuery,
  useBeginOverrideMutation,
  useEndOverrideMutation,
} = releasesApi;
