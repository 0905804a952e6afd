import { api, request, type Answer } from 'shared-api/client';
import type { BoardService } from 'shared-api/contract/schedule/board';

const boardApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The week of a day, by its Monday. */
    board: build.query<Answer<'GET /board/'>, string>({
      query: (from) => request('GET /board/', { query: { from } }),
    }),
    /** Moves a service on the board of a week; the board shows it at once. */
    moveService: build.mutation<
      BoardService,
      { week: string; service: BoardService; employeeId: number | null; day: string }
    >({
      query: ({ service: { id, version }, employeeId, day }) =>
        request('PUT /board/move/:id', { params: { id }, body: { version, employeeId, day } }),
      async onQueryStarted({ week, service, employeeId, day }, { dispatch, queryFulfilled }) {
        const put = (card: BoardService): void => {
          dispatch(
            boardApi.util.updateQueryData('board', week, ({ services }) => {
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
  }),
});

export const { useBoardQuery, useMoveServiceMutation } = boardApi;
