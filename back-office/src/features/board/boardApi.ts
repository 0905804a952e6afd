import { api, request, type Answer } from 'shared-api/client';
import type { BoardService } from 'shared-api/contract/schedule/board';
import type { Place } from './model/slots.ts';

interface Move {
  /** The Monday of the week that is shown. */
  week: string;
  service: BoardService;
  place: Place;
  /** Also where it goes against something. */
  force: boolean;
}

const boardApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The week of a day, by its Monday. */
    board: build.query<Answer<'GET /board/'>, string>({
      query: (from) => request('GET /board/', { query: { from } }),
      // Of employees: hours and leave.
      providesTags: [
        { type: 'list', id: 'services' },
        { type: 'list', id: 'employees' },
      ],
    }),
    /** Moves a service on the board of a week. */
    moveService: build.mutation<BoardService, Move>({
      query: ({ service: { id, version }, place: { employeeId, day, time }, force }) =>
        request('PUT /board/move/:id', {
          params: { id },
          body: { version, employeeId, day, time, force },
        }),
      async onQueryStarted({ week, service: { id } }, { dispatch, queryFulfilled }) {
        await queryFulfilled.then(
          ({ data }) => {
            dispatch(
              boardApi.util.updateQueryData('board', week, ({ services }) => {
                const at = services.findIndex((card) => card.id === id);
                if (at >= 0) services[at] = data;
              }),
            );
          },
          () => undefined,
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
