import { api, request, type Answer } from 'shared-api/client';

const companyApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What of the company file staff need beyond the boot data. */
    staffCompany: build.query<Answer<'GET /company/'>, undefined>({
      query: () => request('GET /company/'),
    }),
  }),
});

export const { useStaffCompanyQuery } = companyApi;
