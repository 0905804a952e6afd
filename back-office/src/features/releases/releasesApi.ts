import { api } from 'shared-api/client';
import { apiPaths } from 'shared-api/contract/apiPaths';
import type {
  EndPreview,
  MakeLive,
  NewPreview,
  ReleaseOverview,
  ShareRelease,
} from 'shared-api/contract/releases';

/** A preview that was made; its link can be had this once. */
export interface MadePreview {
  /** Relative to the site's root. */
  path: string;
  id: string;
  /** The last instant at which it is good, milliseconds. */
  until: number;
}

const post = (url: string, body: object) => ({ url, method: 'POST', body });

// Here rather than in the client: it comes with this screen, and no public page carries it.
const releasesApi = api.enhanceEndpoints({ addTagTypes: ['releases'] }).injectEndpoints({
  endpoints: (build) => ({
    releases: build.query<ReleaseOverview, undefined>({
      query: () => apiPaths.releases(),
      providesTags: ['releases'],
    }),
    // What failed may have failed because somebody else was faster, so it is asked for then too.
    makeReleaseLive: build.mutation<{ message: string }, MakeLive>({
      query: (body) => post(apiPaths.releaseLive(), body),
      invalidatesTags: ['releases'],
    }),
    shareRelease: build.mutation<{ message: string }, ShareRelease>({
      query: (body) => post(apiPaths.releaseShare(), body),
      invalidatesTags: ['releases'],
    }),
    makePreview: build.mutation<MadePreview, NewPreview>({
      query: (body) => post(apiPaths.releasePreview(), body),
      invalidatesTags: ['releases'],
    }),
    endPreview: build.mutation<{ message: string }, EndPreview>({
      query: (body) => post(apiPaths.endReleasePreview(), body),
      invalidatesTags: ['releases'],
    }),
  }),
});

export const {
  useReleasesQuery,
  useMakeReleaseLiveMutation,
  useShareReleaseMutation,
  useMakePreviewMutation,
  useEndPreviewMutation,
} = releasesApi;
