import { api, request, type Answer, type Body } from 'shared-api/client';

const wordsApi = api.injectEndpoints({
  endpoints: (build) => ({
    mailWords: build.query<Answer<'GET /mail-words/'>, undefined>({
      query: () => request('GET /mail-words/'),
      providesTags: ['settings'],
    }),
    /** Who changed which words, the newest first. */
    mailWordsHistory: build.query<Answer<'GET /mail-words/history/'>, undefined>({
      query: () => request('GET /mail-words/history/'),
      providesTags: ['settings'],
    }),
    /** A made-up mail with words that are typed; nothing is stored. */
    mailWordsPreview: build.query<
      Answer<'POST /mail-words/preview'>,
      Body<'POST /mail-words/preview'>
    >({
      query: (body) => request('POST /mail-words/preview', { body }),
      // What the office is called and how it is reached stands in it too.
      providesTags: ['settings'],
      keepUnusedDataFor: 5,
    }),
    /** Sends a made-up mail with words that are typed to whoever asks. */
    sendMailTest: build.mutation<Answer<'POST /mail-words/test'>, Body<'POST /mail-words/test'>>({
      query: (body) => request('POST /mail-words/test', { body }),
    }),
    /** Puts other words in force; 409 with the newer ones when somebody else was faster. */
    replaceMailWords: build.mutation<Answer<'PUT /mail-words/'>, Body<'PUT /mail-words/'>>({
      query: (body) => request('PUT /mail-words/', { body }),
      invalidatesTags: (_result, error) => (error ? [] : ['settings']),
    }),
  }),
});

export const {
  useMailWordsQuery,
  useMailWordsHistoryQuery,
  useMailWordsPreviewQuery,
  useReplaceMailWordsMutation,
  useSendMailTestMutation,
} = wordsApi;
