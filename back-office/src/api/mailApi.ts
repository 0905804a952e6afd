import { api, request, type Answer } from 'shared-api/client';
import type { EntityName } from 'shared-api/contract/entities/entities';
import type { OutboxMail } from 'shared-api/contract/history/mailState';

type Mails = Answer<'GET /mails/'>;

const mailApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What became of the mails about a record. */
    mails: build.query<Mails, { entity: EntityName; id: number }>({
      query: ({ entity, id }) =>
        request('GET /mails/', { query: { entity, recordId: String(id) } }),
      providesTags: ['mails'],
    }),
    outbox: build.query<{ results: OutboxMail[] }, undefined>({
      query: () => request('GET /mails/'),
      providesTags: ['mails'],
    }),
    /** A mail as its recipient has seen it. */
    mail: build.query<Answer<'GET /mails/:id/'>, number>({
      query: (id) => request('GET /mails/:id/', { params: { id } }),
      providesTags: ['mails'],
    }),
    resendMail: build.mutation<Answer<'POST /mails/resend/:id'>, number>({
      query: (id) => request('POST /mails/resend/:id', { params: { id } }),
      invalidatesTags: ['mails'],
    }),
  }),
});

export const { useMailsQuery, useMailQuery, useOutboxQuery, useResendMailMutation } = mailApi;
