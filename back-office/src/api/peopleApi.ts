import { api, belowBase, request, type Answer, type Body } from 'shared-api/client';
import type { Role } from 'shared-api/contract/staff/roles';
import type { SecurityEventKind } from 'shared-api/contract/history/securityLog';

/** What the security log is narrowed to. */
export interface SecurityFilter {
  person?: number;
  kind?: SecurityEventKind;
}

// Logins are read again after each change of one, also where it failed: somebody else may have changed them, and of a
// try whose answer was lost nobody knows whether it was made.
const peopleApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Staff logins. */
    people: build.query<Answer<'GET /people/'>, undefined>({
      query: () => request('GET /people/'),
      providesTags: ['people'],
    }),
    /** Who made or changed which login, the newest first. */
    peopleHistory: build.query<Answer<'GET /people/history/'>, undefined>({
      query: () => request('GET /people/history/'),
      providesTags: ['people'],
    }),
    createPerson: build.mutation<Answer<'POST /people/create'>, Body<'POST /people/create'>>({
      query: (body) => request('POST /people/create', { body }),
      invalidatesTags: ['people'],
    }),
    disablePerson: build.mutation<
      Answer<'PUT /people/:id/disabled'>,
      { id: number; disabled: boolean }
    >({
      query: ({ id, disabled }) =>
        request('PUT /people/:id/disabled', { params: { id }, body: { disabled } }),
      invalidatesTags: ['people'],
    }),
    setPersonPassword: build.mutation<
      Answer<'PUT /people/:id/password'>,
      { id: number; password: string }
    >({
      query: ({ id, password }) =>
        request('PUT /people/:id/password', { params: { id }, body: { password } }),
      invalidatesTags: ['people'],
    }),
    setPersonRole: build.mutation<Answer<'PUT /people/:id/role'>, { id: number; role: Role }>({
      query: ({ id, role }) => request('PUT /people/:id/role', { params: { id }, body: { role } }),
      invalidatesTags: ['people'],
    }),
    setPersonEmployee: build.mutation<
      Answer<'PUT /people/:id/employee'>,
      { id: number; employeeId: number | null }
    >({
      query: ({ id, employeeId }) =>
        request('PUT /people/:id/employee', { params: { id }, body: { employeeId } }),
      // Whoever links the own login has another view of services from then on.
      invalidatesTags: ['people', { type: 'list', id: 'services' }],
    }),
    resetPersonFactor: build.mutation<Answer<'POST /people/:id/factor/reset'>, number>({
      query: (id) => request('POST /people/:id/factor/reset', { params: { id } }),
      invalidatesTags: ['people'],
    }),
    setFactorRule: build.mutation<Answer<'PUT /people/factor-rule'>, boolean>({
      query: (adminsNeedFactor) =>
        request('PUT /people/factor-rule', { body: { adminsNeedFactor } }),
      invalidatesTags: ['people'],
    }),
    /** The newest first, going on by following `next`. */
    securityLog: build.infiniteQuery<Answer<'GET /security-log/'>, SecurityFilter, string>({
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      query: ({ queryArg: { person, kind }, pageParam }) =>
        pageParam === ''
          ? request('GET /security-log/', { query: { person: person?.toString(), kind } })
          : belowBase(pageParam),
    }),
  }),
});

export const {
  usePeopleQuery,
  usePeopleHistoryQuery,
  useCreatePersonMutation,
  useDisablePersonMutation,
  useSetPersonPasswordMutation,
  useSetPersonRoleMutation,
  useSetPersonEmployeeMutation,
  useResetPersonFactorMutation,
  useSetFactorRuleMutation,
  useSecurityLogInfiniteQuery,
} = peopleApi;
