import { api, request, type Answer, type Body } from 'shared-api/client';

type Letter = 'POST /clients/:id/statement-letter/';
type Send = 'POST /clients/:id/send-statement/';

const statementApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A mail with a client's statement as it would be sent now. */
    statementLetter: build.query<Answer<Letter>, { id: number } & Body<Letter>>({
      query: ({ id, ...body }) =>
        request('POST /clients/:id/statement-letter/', { params: { id }, body }),
      keepUnusedDataFor: 0,
    }),
    /** Sends it. */
    sendStatement: build.mutation<Answer<Send>, { id: number } & Body<Send>>({
      query: ({ id, ...body }) =>
        request('POST /clients/:id/send-statement/', { params: { id }, body }),
      invalidatesTags: (_result, error) => (error ? [] : ['mails']),
    }),
  }),
});

export const { useStatementLetterQuery, useSendStatementMutation } = statementApi;
