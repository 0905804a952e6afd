import { api, request, type Answer, type Body } from 'shared-api/client';
import type { JournalFormat } from 'shared-api/contract/billing/journal';
import type { ReportDays } from '../reportsApi.ts';

type Message = { message: string };

/** What has changed is asked for anew, unless nothing came of it. */
const changesMoney = (_result: unknown, error: unknown): 'money'[] => (error ? [] : ['money']);

const booksApi = api.injectEndpoints({
  endpoints: (build) => ({
    periods: build.query<Answer<'GET /periods/'>, undefined>({
      query: () => request('GET /periods/'),
      providesTags: ['money'],
    }),
    journalFiles: build.query<
      Answer<'GET /journal/:format/files'>,
      { format: JournalFormat; days: ReportDays }
    >({
      query: ({ format, days }) =>
        request('GET /journal/:format/files', { params: { format }, query: days }),
      providesTags: ['money'],
    }),
    closePeriod: build.mutation<Message, Body<'POST /periods/close'>>({
      query: (body) => request('POST /periods/close', { body }),
      invalidatesTags: changesMoney,
    }),
    reopenPeriod: build.mutation<Message, { id: number } & Body<'POST /periods/:id/reopen'>>({
      query: ({ id, ...body }) => request('POST /periods/:id/reopen', { params: { id }, body }),
      invalidatesTags: changesMoney,
    }),
    setInputCredits: build.mutation<Message, Body<'PUT /input-tax-credits/'>>({
      query: (body) => request('PUT /input-tax-credits/', { body }),
      invalidatesTags: changesMoney,
    }),
  }),
});

export const {
  usePeriodsQuery,
  useJournalFilesQuery,
  useClosePeriodMutation,
  useReopenPeriodMutation,
  useSetInputCreditsMutation,
} = booksApi;
