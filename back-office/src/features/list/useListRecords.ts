import { useCallback } from 'react';
import {
  errorBody,
  firstList,
  keptFirstPage,
  useListInfiniteQuery,
  useSession,
  type AnyRecord,
} from 'shared-api/client';
import type { EntityName } from 'shared-api/contract/entities/entityNames';
import { useAgainAfterLogin } from '../../frame/useAgainAfterLogin.ts';
import { isFirst, type ListChoice } from '../../listChoice.ts';

/** Asked for only when it is read: where the browser forbids it, the asking itself fails. */
const keptPages = { getItem: (key: string) => localStorage.getItem(key) };

/** What the server says of a list as it was chosen, page after page. */
export interface ListRecords {
  records: readonly AnyRecord[];
  /** How many there are on all pages. */
  count: number;
  /** The sum over all pages, for a list of amounts. */
  total: number;
  error: unknown;
  /** Names of what the list was asked for and does not know, or not with this value. */
  unknown: readonly string[];
  /** Whether there is nothing to show yet. */
  isLoading: boolean;
  /** Whether the server is being asked for anything. */
  isFetching: boolean;
  /** Whether the last page is there. */
  isAtEnd: boolean;
  /** Asks for the next page, if there is one and nothing is under way. */
  loadMore: () => void;
  retry: () => void;
}

/** The records of a list; those of the last visit stand there while the server is asked. */
export function useListRecords(entity: EntityName, choice: ListChoice): ListRecords {
  const session = useSession();
  const { search, filters, sort } = choice;
  const isBeginning = isFirst(entity, choice);
  const {
    currentData,
    error,
    isFetching,
    isFetchingNextPage,
    hasNextPage,
    fetchNextPage,
    refetch,
  } = useListInfiniteQuery(isBeginning ? firstList(entity) : { entity, search, filters, sort }, {
    refetchOnMountOrArgChange: true,
  });

  useAgainAfterLogin(error, refetch);

  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);

  // What the server refuses of what was chosen is nobody's failure: the list is there without it.
  const unknown = Object.keys(errorBody(error)?.errors ?? {}).filter(
    (name) => Object.hasOwn(filters, name) || (name === 'sort' && sort !== ''),
  );
  const isUnknown = unknown.length > 0;
  const kept =
    !currentData && !error && isBeginning && session
      ? keptFirstPage(keptPages, entity, session.username)
      : undefined;
  const pages = currentData?.pages ?? (kept ? [kept] : []);
  return {
    records: pages.flatMap(({ results }) => results),
    count: pages.at(-1)?.count ?? 0,
    total: pages.at(-1)?.total ?? 0,
    error: isUnknown ? undefined : error,
    unknown,
    isLoading: (isFetching || isUnknown) && pages.length === 0,
    isFetching: isFetching || isFetchingNextPage,
    isAtEnd: !isFetching && !hasNextPage,
    loadMore,
    retry: () => void refetch(),
  };
}
