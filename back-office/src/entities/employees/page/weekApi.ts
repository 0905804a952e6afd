import { api, request, type Answer } from 'shared-api/client';

const weekApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The running week of an employee in hours. */
    employeeWeek: build.query<Answer<'GET /employees/:id/week/'>, number>({
      query: (id) => request('GET /employees/:id/week/', { params: { id } }),
      providesTags: [{ type: 'list', id: 'services' }],
    }),
  }),
});

export const { useEmployeeWeekQuery } = weekApi;
