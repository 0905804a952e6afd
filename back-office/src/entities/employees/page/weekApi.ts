import { api, request, type Answer } from 'shared-api/client';
import type { Leave, WorkingDay } from 'shared-api/contract/schedule/workingHours';

/** The board and an employee's page read of what is planned, and when somebody is there. */
const ofEmployee = [{ type: 'list', id: 'employees' }] as const;

const weekApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The running week of an employee in hours. */
    employeeWeek: build.query<Answer<'GET /employees/:id/week/'>, number>({
      query: (id) => request('GET /employees/:id/week/', { params: { id } }),
      providesTags: [{ type: 'list', id: 'services' }],
    }),
    /** When an employee works, and leave. */
    workingHours: build.query<Answer<'GET /employees/:id/hours/'>, number>({
      query: (id) => request('GET /employees/:id/hours/', { params: { id } }),
      providesTags: [...ofEmployee, { type: 'list', id: 'services' }],
    }),
    setWorkingHours: build.mutation<
      Answer<'PUT /employees/:id/hours/'>,
      { id: number; days: WorkingDay[] | null }
    >({
      query: ({ id, days }) =>
        request('PUT /employees/:id/hours/', { params: { id }, body: { days } }),
      invalidatesTags: (_result, error) => (error ? [] : [...ofEmployee]),
    }),
    addLeave: build.mutation<Answer<'POST /employees/:id/leave/'>, Leave & { id: number }>({
      query: ({ id, ...body }) => request('POST /employees/:id/leave/', { params: { id }, body }),
      invalidatesTags: (_result, error) => (error ? [] : [...ofEmployee]),
    }),
    removeLeave: build.mutation<
      Answer<'POST /employees/:id/leave/:leaveId/remove/'>,
      { id: number; leaveId: number }
    >({
      query: (params) => request('POST /employees/:id/leave/:leaveId/remove/', { params }),
      invalidatesTags: (_result, error) => (error ? [] : [...ofEmployee]),
    }),
  }),
});

export const {
  useEmployeeWeekQuery,
  useWorkingHoursQuery,
  useSetWorkingHoursMutation,
  useAddLeaveMutation,
  useRemoveLeaveMutation,
} = weekApi;
