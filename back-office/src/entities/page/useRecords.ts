import { useListInfiniteQuery, type RecordOf } from 'shared-api/client';
import type { EntityName } from 'shared-api/contract/entities/entityNames';
import { useKeptFresh } from '../../frame/useKeptFresh.ts';

/** The records of a list that a filter narrows, page after page. */
export function useRecords<E extends EntityName>(
  entity: E,
  filters: Readonly<Record<string, string>>,
  sort = '',
) {
  const list = useListInfiniteQuery(
    { entity, filters: { ...filters }, sort },
    { refetchOnMountOrArgChange: true },
  );
  const { currentData, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const settled = useKeptFresh(error, refetch);
  return {
    // Records of a list are always of its entity.
    records: currentData?.pages.flatMap(({ results }) => results as unknown as RecordOf<E>[]),
    /** How many there are in all. */
    count: currentData?.pages[0]?.count,
    error,
    retry: (): void => void refetch(),
    isLoadingMore: isFetchingNextPage,
    loadMore: hasNextPage ? (): void => void settled().then(() => fetchNextPage()) : undefined,
  };
}
