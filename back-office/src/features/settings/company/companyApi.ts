import { api, request, type Answer, type Body } from 'shared-api/client';

const companyDataApi = api.injectEndpoints({
  endpoints: (build) => ({
    companyData: build.query<Answer<'GET /company-data/'>, undefined>({
      query: () => request('GET /company-data/'),
      providesTags: ['settings'],
    }),
    /** Who changed what, the newest first. */
    companyDataHistory: build.query<Answer<'GET /company-data/history/'>, undefined>({
      query: () => request('GET /company-data/history/'),
      providesTags: ['settings'],
    }),
    /** Puts other data in force; 409 with the newer ones when somebody else was faster. */
    replaceCompanyData: build.mutation<Answer<'PUT /company-data/'>, Body<'PUT /company-data/'>>({
      query: (body) => request('PUT /company-data/', { body }),
      invalidatesTags: (_result, error) => (error ? [] : ['settings']),
    }),
  }),
});

export const { useCompanyDataQuery, useCompanyDataHistoryQuery, useReplaceCompanyDataMutation } =
  companyDataApi;
