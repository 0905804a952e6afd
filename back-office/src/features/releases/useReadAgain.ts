import { useEffect, useState } from 'react';

/** Milliseconds between looks while somebody sees what is read. */
export const interval = 10_000;
/** Milliseconds after which a first answer is slow. */
const patience = 4000;

interface Read<Data> {
  data?: Data | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
  fulfilledTimeStamp?: number | undefined;
}

/** A query that is asked again and again while its screen is seen, and on return to it. */
export function useReadAgain<Data>(
  { data, error, isFetching, refetch, fulfilledTimeStamp }: Read<Data>,
  isWatched: boolean,
) {
  useEffect(() => {
    // The first time this joins the request that is under way.
    if (isWatched) void refetch();
  }, [isWatched, refetch]);
  const isWaiting = data === undefined && isFetching;
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setSlow(true), patience);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isWaiting]);
  return { data, error, isFetching, isSlow, refetch, readAt: fulfilledTimeStamp };
}
