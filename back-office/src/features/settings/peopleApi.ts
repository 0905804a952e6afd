import { api } from 'shared-api/client';
import { apiPaths } from 'shared-api/contract/apiPaths';
import type { Role } from 'shared-api/contract/roles';
import type { SecurityEventKind, SecurityLog } from 'shared-api/contract/securityLog';

/** What the security log is narrowed to. */
export interface SecurityFilter {
  person?: number;
  kind?: SecurityEventKind;
}

/** What an Admin does to logins beyond making them; it comes with the settings alone. */
const peopleApi = api.injectEndpoints({
  endpoints: (build) => ({
    setPersonRole: build.mutation<{ message: string }, { id: number; role: Role }>({
      query: ({ id, role }) => ({ url: apiPaths.personRole(id), method: 'PUT', body: { role } }),
      invalidatesTags: (_result, error) => (error ? [] : ['people']),
    }),
    resetPersonFactor: build.mutation<{ message: string }, number>({
      query: (id) => ({ url: apiPaths.resetPersonFactor(id), method: 'POST', body: {} }),
      invalidatesTags: (_result, error) => (error ? [] : ['people']),
    }),
    setFactorRule: build.mutation<{ message: string }, boolean>({
      query: (adminsNeedFactor) => ({
        url: apiPaths.factorRule(),
        method: 'PUT',
        body: { adminsNeedFactor },
      }),
      invalidatesTags: ['people'],
    }),
    /** The newest first, going on by following `next`. */
    securityLog: build.infiniteQuery<SecurityLog, SecurityFilter, string>({
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      query: ({ queryArg: { person, kind }, pageParam }) => {
        if (pageParam !== '') return pageParam.replace(/^\/api\//, '');
        const query = new URLSearchParams();
        if (person !== undefined) query.set('person', String(person));
        if (kind !== undefined) query.set('kind', kind);
        return `${apiPaths.securityLog()}?${query.toString()}`;
      },
    }),
  }),
});

export const {
  useSetPersonRoleMutation,
  useResetPersonFactorMutation,
  useSetFactorRuleMutation,
  useSecurityLogInfiniteQuery,
} = peopleApi;
