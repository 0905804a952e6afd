import { api, request, type Answer } from 'shared-api/client';
import type { ReportName } from 'shared-api/contract/billing/moneyReports';

/** The days that a report is asked for, as its parameters. */
export type ReportDays = Record<string, string>;

interface AskedReport {
  report: ReportName;
  days: ReportDays;
}

/** A figure of a report: of one line, or of all where none is named. */
interface AskedFigure extends AskedReport {
  line: string | null;
  column: string;
}

const reportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    report: build.query<Answer<'GET /money-reports/:report/'>, AskedReport>({
      query: ({ report, days }) =>
        request('GET /money-reports/:report/', { params: { report }, query: days }),
      providesTags: ['money'],
    }),
    /** What a figure is made of, page by page. */
    reportEntries: build.infiniteQuery<
      Answer<'GET /money-reports/:report/entries/'>,
      AskedFigure,
      number
    >({
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: ({ results, count }, _pages, skipped) =>
          results.length > 0 && skipped + results.length < count
            ? skipped + results.length
            : undefined,
      },
      query: ({ queryArg: { report, days, line, column }, pageParam }) =>
        request('GET /money-reports/:report/entries/', {
          params: { report },
          query: {
            ...days,
            column,
            ...(line !== null && { line }),
            skip: String(pageParam),
          },
        }),
      providesTags: ['money'],
    }),
  }),
});

export const { useReportQuery, useReportEntriesInfiniteQuery } = reportsApi;
