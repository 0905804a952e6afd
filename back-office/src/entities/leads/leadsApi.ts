import { api, request, type Answer, type Body } from 'shared-api/client';

type Of<Path extends Parameters<typeof request>[0]> = { id: number } & Body<Path>;

const recordOf = (id: number) => ({ type: 'record', id: `leads ${id}` }) as const;
const list = (entity: 'leads' | 'clients' | 'quotes') => ({ type: 'list', id: entity }) as const;

const leadsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Everything that hangs on a lead. */
    leadThread: build.query<Answer<'GET /leads/:id/thread/'>, number>({
      query: (id) => request('GET /leads/:id/thread/', { params: { id } }),
      providesTags: (_result, _error, id) => [recordOf(id), 'mails'],
    }),
    /** Gives a lead and its quotes to a client, or makes one of it. */
    tieLeadToClient: build.mutation<
      Answer<'POST /leads/:id/client/'>,
      Of<'POST /leads/:id/client/'>
    >({
      query: ({ id, ...body }) => request('POST /leads/:id/client/', { params: { id }, body }),
      // Its quotes and the client have changed with it, whichever they are.
      invalidatesTags: (_result, error) =>
        error ? [] : ['record', list('leads'), list('clients'), list('quotes')],
    }),
    /** Says which quote was made for a lead. */
    tieLeadToQuote: build.mutation<Answer<'POST /leads/:id/quote/'>, Of<'POST /leads/:id/quote/'>>({
      query: ({ id, ...body }) => request('POST /leads/:id/quote/', { params: { id }, body }),
      invalidatesTags: (_result, error, { id }) => (error ? [] : [list('leads'), recordOf(id)]),
    }),
    /** A reply as it would be sent now. */
    leadLetter: build.query<Answer<'POST /leads/:id/letter/'>, Of<'POST /leads/:id/letter/'>>({
      query: ({ id, ...body }) => request('POST /leads/:id/letter/', { params: { id }, body }),
      providesTags: (_result, _error, { id }) => [recordOf(id)],
      keepUnusedDataFor: 0,
    }),
    replyToLead: build.mutation<Answer<'POST /leads/:id/reply/'>, Of<'POST /leads/:id/reply/'>>({
      query: ({ id, ...body }) => request('POST /leads/:id/reply/', { params: { id }, body }),
      // Changed by somebody else: it is read again, so that the next try is about how it is now.
      invalidatesTags: (_result, error, { id }) =>
        error && error.status !== 409 ? [] : [list('leads'), recordOf(id), 'mails'],
    }),
    /** Says that a lead was answered otherwise. */
    markLeadAnswered: build.mutation<Answer<'POST /leads/:id/answered/'>, number>({
      query: (id) => request('POST /leads/:id/answered/', { params: { id } }),
      invalidatesTags: (_result, error, id) => (error ? [] : [list('leads'), recordOf(id)]),
    }),
  }),
});

export const {
  useLeadThreadQuery,
  useTieLeadToClientMutation,
  useTieLeadToQuoteMutation,
  useLeadLetterQuery,
  useReplyToLeadMutation,
  useMarkLeadAnsweredMutation,
} = leadsApi;
