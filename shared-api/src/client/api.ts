import {
  createApi,
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';
import { factorNeeded, sessionEnded, type SessionSlice } from 'shared-api/store';
import type {
  ChartData,
  PaymentSuggestion,
  StatementReport,
  TransactionRow,
} from '../contract/bank.ts';
import type { Board, BoardMove, BoardService } from '../contract/board.ts';
import type { ContactRequest } from '../contract/contact.ts';
import type { EntityName, EntityRecord } from '../contract/entities/entities.ts';
import type { ListResponse } from '../contract/entities/list.ts';
import type { BootData } from '../contract/boot.ts';
import { apiPaths } from '../contract/apiPaths.ts';
import type { LoginHistoryEntry, NewPerson, PeopleAnswer } from '../contract/people.ts';
import type { RateCardHistoryEntry } from '../contract/rateCard.ts';
import type { PaymentRequest, PaymentSettings, PaymentStatus } from '../contract/payment.ts';
import type { DealGroup } from '../contract/quotes/deals.ts';
import type { AnyQuoteRequest, QuoteKindName } from '../contract/quotes/kinds.ts';
import type { QuoteAnswer } from '../contract/quotes/rules.ts';
import { releaseIdsOf, releasesHeader, writeReleaseIds } from '../contract/releaseIds.ts';
import type { ScheduleEntry, ServiceMark } from '../contract/schedule.ts';
import type { HistoryEntry } from '../contract/history.ts';
import type { MailState } from '../contract/mailState.ts';
import type { VoidRequest } from '../contract/voidInvoice.ts';
import type { LoginAnswer, LoginRequest } from '../contract/session.ts';
import { fileNameOf, saveFile } from './download.ts';
import { errorBody } from './errors.ts';
import { fetchAskedAhead } from './headStart.ts';
import { firstPage, type ListQuery } from './listQuery.ts';

/** Prices in dollars and discounts as fractions, by name, in named groups. */
export interface Rates {
  [name: string]: number | Rates;
}

/** The rate card in force. */
export interface CurrentRates {
  version: number;
  rates: Rates;
}

/** What a quote comes to, without being one. */
export type TrialPrice = Omit<QuoteAnswer, 'message' | 'number'>;

interface Trial {
  rates: Rates;
  kind: QuoteKindName;
  request: AnyQuoteRequest;
  /** Whether the rush fee is in it. */
  isRush: boolean;
}

/** A mail in the outbox, and the record that it is about. */
export interface OutboxMail extends MailState {
  entity: string;
  recordId: number;
}

/** Any record as the generic screens handle it. */
export type AnyRecord = { id: number; version: number } & Record<string, unknown>;

type ApiQuery = BaseQueryFn<
  string | FetchArgs,
  unknown,
  FetchBaseQueryError,
  object,
  FetchBaseQueryMeta
>;

const bare = fetchBaseQuery({
  baseUrl: '/api/',
  fetchFn: fetchAskedAhead,
  prepareHeaders(headers, { getState }) {
    const { session, boot } = getState() as { session: SessionSlice; boot: BootData };
    if (session.current) headers.set('authorization', `Token ${session.current.token}`);
    // The server's log says by it which releases have asked.
    headers.set(releasesHeader, writeReleaseIds(releaseIdsOf(boot)));
    return headers;
  },
});

/** Every call goes through here: a token that the server no longer knows ends the session. */
const baseQuery: ApiQuery = async (args, api, extra) => {
  const before = (api.getState() as { session: SessionSlice }).session.current?.token;
  const result = await bare(args, api, extra);
  const now = (api.getState() as { session: SessionSlice }).session.current?.token;
  if (result.error?.status === 401 && before !== undefined && before === now) {
    api.dispatch(sessionEnded({ expired: true }));
  }
  if (result.error?.status === 403 && errorBody(result.error)?.needs === 'factor') {
    api.dispatch(factorNeeded(true));
  }
  return result;
};

/** Absolute paths as the server gives them (`next`) begin where `baseUrl` does. */
const belowBase = (path: string): string => path.replace(/^\/api\//, '');

/** The one API slice of the product (docs/product/calls.md). */
export const api = createApi({
  baseQuery,
  tagTypes: ['list', 'record', 'bank', 'rateCard', 'people', 'mails'],
  endpoints: (build) => ({
    /** A list that goes on by following `next`. */
    list: build.infiniteQuery<ListResponse<AnyRecord>, ListQuery, string>({
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      query: ({ queryArg, pageParam }) =>
        pageParam === '' ? firstPage(queryArg) : belowBase(pageParam),
      providesTags: (_result, _error, { entity }) => [{ type: 'list', id: entity }],
    }),
    record: build.query<AnyRecord, { entity: EntityName; id: number }>({
      query: ({ entity, id }) => apiPaths.record(entity, id),
      providesTags: (_result, _error, { entity, id }) => [
        { type: 'record', id: `${entity} ${id}` },
      ],
    }),
    createRecord: build.mutation<
      AnyRecord,
      { entity: EntityName; fields: Record<string, unknown> }
    >({
      query: ({ entity, fields }) => ({
        url: apiPaths.create(entity),
        method: 'POST',
        body: fields,
      }),
      invalidatesTags: (_result, error, { entity }) =>
        error ? [] : [{ type: 'list', id: entity }],
    }),
    updateRecord: build.mutation<
      AnyRecord,
      { entity: EntityName; id: number; fields: Record<string, unknown> & { version: number } }
    >({
      query: ({ entity, id, fields }) => ({
        url: apiPaths.update(entity, id),
        method: 'PUT',
        body: fields,
      }),
      invalidatesTags: (_result, error, { entity, id }) => {
        // It is another one by now, or gone: a list that still shows the old one would go on failing.
        if (error?.status === 409 || error?.status === 404) return [{ type: 'list', id: entity }];
        if (error) return [];
        return [
          { type: 'list', id: entity },
          { type: 'record', id: `${entity} ${id}` },
        ];
      },
    }),
    deleteRecord: build.mutation<unknown, { entity: EntityName; id: number }>({
      query: ({ entity, id }) => ({ url: apiPaths.delete(entity, id), method: 'DELETE' }),
      invalidatesTags: (_result, error, { entity }) =>
        error ? [] : [{ type: 'list', id: entity }],
    }),
    /** Puts a deleted record back (docs/product/calls.md "Conventions"). */
    restoreRecord: build.mutation<AnyRecord, { entity: EntityName; id: number }>({
      query: ({ entity, id }) => ({ url: apiPaths.restore(entity, id), method: 'POST', body: {} }),
      invalidatesTags: (_result, error, { entity }) =>
        error ? [] : [{ type: 'list', id: entity }],
    }),
    /** Who did what to a record. */
    history: build.query<{ results: HistoryEntry[] }, { entity: EntityName; id: number }>({
      query: ({ entity, id }) => apiPaths.history(entity, id),
      providesTags: (_result, _error, { entity, id }) => [
        { type: 'record', id: `${entity} ${id}` },
      ],
    }),
    /** What became of the mails about a record. */
    mails: build.query<{ results: MailState[] }, { entity: EntityName; id: number }>({
      query: ({ entity, id }) => apiPaths.mails(entity, id),
      providesTags: ['mails'],
    }),
    replaceSecret: build.mutation<{ message: string }, number>({
      query: (id) => ({ url: apiPaths.replaceSecret(id), method: 'POST', body: {} }),
      invalidatesTags: (_result, error) => (error ? [] : [{ type: 'list', id: 'employees' }]),
    }),
    /** Makes the services of a contract (docs/product/calls.md). */
    createContractServices: build.mutation<{ message: string }, number>({
      query: (id) => apiPaths.contractServices(id),
      invalidatesTags: (_result, error) => (error ? [] : [{ type: 'list', id: 'services' }]),
    }),
    dailyUpdate: build.mutation<{ message: string }, undefined>({
      query: () => apiPaths.dailyUpdate(),
      invalidatesTags: (_result, error) =>
        error
          ? []
          : [
              { type: 'list', id: 'services' },
              { type: 'list', id: 'invoices' },
            ],
    }),
    receivePayment: build.mutation<{ message: string }, number>({
      query: (id) => ({ url: apiPaths.receivePayment(id), method: 'PUT', body: {} }),
      invalidatesTags: (_result, error, id) =>
        error
          ? []
          : [
              { type: 'list', id: 'invoices' },
              { type: 'record', id: `invoices ${id}` },
            ],
    }),
    /** Makes an issued invoice void; its services can be invoiced again. */
    voidInvoice: build.mutation<{ message: string }, { id: number } & VoidRequest>({
      query: ({ id, ...body }) => ({ url: apiPaths.voidInvoice(id), method: 'POST', body }),
      invalidatesTags: (_result, error, { id }) =>
        error
          ? []
          : [
              { type: 'list', id: 'invoices' },
              { type: 'list', id: 'services' },
              { type: 'record', id: `invoices ${id}` },
              'mails',
            ],
    }),
    /** Downloads a file; its name comes from the answer, or is the default given. */
    download: build.mutation<{ message: string }, { path: string; fallback: string }>({
      async queryFn({ path, fallback }, _api, _extra, run) {
        const { data, error, meta } = await run({
          url: path,
          responseHandler: (answer) => (answer.ok ? answer.blob() : answer.json()),
        });
        if (error) return { error };
        const name = fileNameOf(
          meta?.response?.headers.get('content-disposition') ?? null,
          fallback,
        );
        saveFile(data as Blob, name);
        return { data: { message: `${name} is downloaded.` } };
      },
      // A draft that is downloaded is issued.
      invalidatesTags: (_result, error) => (error ? [] : [{ type: 'list', id: 'invoices' }]),
    }),
    submitQuote: build.mutation<QuoteAnswer, { kind: QuoteKindName; request: AnyQuoteRequest }>({
      query: ({ kind, request }) => ({ url: apiPaths.quote(kind), method: 'POST', body: request }),
    }),
    /** The dashboard's sets (docs/product/calls.md, docs/product/office.md). */
    chartData: build.query<ChartData, undefined>({
      query: () => apiPaths.chartData(),
      providesTags: ['bank'],
    }),
    /** Reads the statement files that lie in the inbox ("Reload Data"). */
    syncDashboardData: build.mutation<StatementReport, undefined>({
      query: () => apiPaths.syncDashboardData(),
      invalidatesTags: (_result, error) => (error ? [] : ['bank']),
    }),
    /** Hands a statement file over; a refused one is an error with the same report. */
    uploadStatement: build.mutation<StatementReport, File>({
      query: (file) => ({
        url: `${apiPaths.bankStatements()}?name=${encodeURIComponent(file.name)}`,
        method: 'POST',
        body: file,
        headers: { 'content-type': 'application/octet-stream' },
      }),
      invalidatesTags: (_result, error) => (error ? [] : ['bank']),
    }),
    /** The rows behind a chart, page by page. */
    bankTransactions: build.infiniteQuery<
      { results: TransactionRow[]; next: string | null },
      Record<string, string>,
      string
    >({
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      query: ({ queryArg, pageParam }) => {
        const query = new URLSearchParams(queryArg);
        if (pageParam !== '') query.set('before', pageParam);
        return `${apiPaths.bankTransactions()}?${query.toString()}`;
      },
      providesTags: ['bank'],
    }),
    /** E-transfers that look like payments of open invoices. */
    paymentSuggestions: build.query<{ results: PaymentSuggestion[] }, undefined>({
      query: () => apiPaths.paymentSuggestions(),
      providesTags: ['bank'],
    }),
    answerSuggestion: build.mutation<
      { message: string },
      { id: number; action: 'accept' | 'undo' | 'refuse'; invoiceId?: number }
    >({
      query: ({ id, action, invoiceId }) => ({
        url: apiPaths.paymentSuggestion(id, action),
        method: 'POST',
        body: { invoiceId },
      }),
      invalidatesTags: (_result, error) =>
        error ? [] : ['bank', { type: 'list', id: 'invoices' }],
    }),
    /**
     * An employee's services of today (docs/product/pages.md "Employee's schedule"); the answer 404
     * is an empty list.
     */
    schedule: build.query<ScheduleEntry[], string>({
      query: (secret) => apiPaths.schedule(secret),
    }),
    markService: build.mutation<{ message: string }, { secret: string; mark: ServiceMark }>({
      query: ({ secret, mark }) => ({
        url: apiPaths.scheduleMark(secret),
        method: 'POST',
        body: mark,
      }),
    }),
    /** The week of a day, by its Monday. */
    board: build.query<Board, string>({ query: (day) => apiPaths.board(day) }),
    /** Moves a service on the board of a week; the board shows it at once. */
    moveService: build.mutation<
      BoardService,
      { week: string; service: BoardService; employeeId: number | null; day: string }
    >({
      query: ({ service: { id, version }, employeeId, day }) => ({
        url: apiPaths.boardMove(id),
        method: 'PUT',
        body: { version, employeeId, day } satisfies BoardMove,
      }),
      async onQueryStarted({ week, service, employeeId, day }, { dispatch, queryFulfilled }) {
        const put = (card: BoardService): void => {
          dispatch(
            api.util.updateQueryData('board', week, ({ services }) => {
              const at = services.findIndex(({ id }) => id === card.id);
              if (at >= 0) services[at] = card;
            }),
          );
        };
        put({ ...service, employeeId, dateTs: `${day}T${service.dateTs.slice(11)}` });
        // By its id instead of by undoing a patch: other cards may have moved in the meantime.
        await queryFulfilled.then(
          ({ data }) => put(data),
          () => put(service),
        );
      },
      invalidatesTags: (_result, error, { service: { id } }) =>
        error
          ? []
          : [
              { type: 'list', id: 'services' },
              { type: 'record', id: `services ${id}` },
            ],
    }),
    submitContact: build.mutation<{ message: string }, ContactRequest>({
      query: (body) => ({ url: apiPaths.contact(), method: 'POST', body }),
    }),
    /** Prices of student deals (docs/product/pages.md "Student special"). */
    dealTiers: build.query<DealGroup[], undefined>({ query: () => apiPaths.dealTiers() }),
    paymentSettings: build.query<PaymentSettings, undefined>({
      query: () => apiPaths.paymentSettings(),
    }),
    checkPayment: build.mutation<{ message: string }, { number: string; amount: string }>({
      query: (body) => ({ url: apiPaths.paymentCheck(), method: 'POST', body }),
    }),
    processPayment: build.mutation<PaymentStatus, PaymentRequest>({
      query: (body) => ({
        url: apiPaths.processPayment(),
        method: 'POST',
        body,
        // A card that was declined is an answer, not a failure of the call.
        validateStatus: ({ status }) => status === 200 || status === 202 || status === 402,
      }),
    }),
    paymentStatus: build.query<PaymentStatus, string>({
      query: (key) => apiPaths.paymentStatus(key),
    }),
    login: build.mutation<LoginAnswer, LoginRequest>({
      query: (body) => ({ url: apiPaths.login(), method: 'POST', body }),
    }),
    logout: build.mutation<unknown, undefined>({
      query: () => ({ url: apiPaths.logout(), method: 'POST' }),
    }),
    /** What of the company file staff need beyond the boot data. */
    staffCompany: build.query<{ quoteEmails: string[] }, undefined>({
      query: () => apiPaths.company(),
    }),
    rateCard: build.query<CurrentRates, undefined>({
      query: () => apiPaths.rateCard(),
      providesTags: ['rateCard'],
    }),
    /** Puts other prices in force; 409 with the newer card when somebody else was faster. */
    replaceRateCard: build.mutation<CurrentRates, CurrentRates>({
      query: (body) => ({ url: apiPaths.rateCard(), method: 'PUT', body }),
      invalidatesTags: (_result, error) => (error ? [] : ['rateCard']),
    }),
    /** Who changed which prices, the newest first. */
    rateCardHistory: build.query<{ results: RateCardHistoryEntry[] }, undefined>({
      query: () => apiPaths.rateCardHistory(),
      providesTags: ['rateCard'],
    }),
    /** What a quote comes to with the card in force and with another one; nothing is stored. */
    rateCardTrial: build.query<{ before: TrialPrice; after: TrialPrice }, Trial>({
      query: (body) => ({ url: apiPaths.rateCardTrial(), method: 'POST', body }),
      providesTags: ['rateCard'],
      keepUnusedDataFor: 5,
    }),
    /** Staff logins. */
    people: build.query<PeopleAnswer, undefined>({
      query: () => apiPaths.people(),
      providesTags: ['people'],
    }),
    /** Who made or changed which login, the newest first. */
    peopleHistory: build.query<{ results: LoginHistoryEntry[] }, undefined>({
      query: () => apiPaths.peopleHistory(),
      providesTags: ['people'],
    }),
    createPerson: build.mutation<{ message: string }, NewPerson>({
      query: (body) => ({ url: apiPaths.createPerson(), method: 'POST', body }),
      invalidatesTags: (_result, error) => (error ? [] : ['people']),
    }),
    disablePerson: build.mutation<{ message: string }, { id: number; disabled: boolean }>({
      query: ({ id, disabled }) => ({
        url: apiPaths.personDisabled(id),
        method: 'PUT',
        body: { disabled },
      }),
      invalidatesTags: (_result, error) => (error ? [] : ['people']),
    }),
    setPersonPassword: build.mutation<{ message: string }, { id: number; password: string }>({
      query: ({ id, password }) => ({
        url: apiPaths.personPassword(id),
        method: 'PUT',
        body: { password },
      }),
      invalidatesTags: (_result, error) => (error ? [] : ['people']),
    }),
    outbox: build.query<{ results: OutboxMail[] }, undefined>({
      query: () => apiPaths.outbox(),
      providesTags: ['mails'],
    }),
    resendMail: build.mutation<{ message: string }, number>({
      query: (id) => ({ url: apiPaths.resendMail(id), method: 'POST', body: {} }),
      invalidatesTags: ['mails'],
    }),
  }),
});

export const {
  useListInfiniteQuery,
  useRecordQuery,
  useCreateRecordMutation,
  useUpdateRecordMutation,
  useDeleteRecordMutation,
  useRestoreRecordMutation,
  useHistoryQuery,
  useMailsQuery,
  useReplaceSecretMutation,
  useCreateContractServicesMutation,
  useDailyUpdateMutation,
  useReceivePaymentMutation,
  useVoidInvoiceMutation,
  useDownloadMutation,
  useSubmitQuoteMutation,
  useChartDataQuery,
  useSyncDashboardDataMutation,
  useUploadStatementMutation,
  useBankTransactionsInfiniteQuery,
  usePaymentSuggestionsQuery,
  useAnswerSuggestionMutation,
  useScheduleQuery,
  useMarkServiceMutation,
  useBoardQuery,
  useMoveServiceMutation,
  useSubmitContactMutation,
  useDealTiersQuery,
  usePaymentSettingsQuery,
  useCheckPaymentMutation,
  useProcessPaymentMutation,
  usePaymentStatusQuery,
  useLoginMutation,
  useLogoutMutation,
  useStaffCompanyQuery,
  useRateCardQuery,
  useRateCardHistoryQuery,
  useReplaceRateCardMutation,
  useRateCardTrialQuery,
  usePeopleQuery,
  usePeopleHistoryQuery,
  useCreatePersonMutation,
  useDisablePersonMutation,
  useSetPersonPasswordMutation,
  useOutboxQuery,
  useResendMailMutation,
} = api;

/** A record of an entity whose name is known. */
export type RecordOf<E extends EntityName> = EntityRecord<E>;
