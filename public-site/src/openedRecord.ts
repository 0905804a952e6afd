import { errorStatus } from 'shared-api/client';

/** What a page at an address of its own shows. */
export type OpenedRecord<Data> =
  | { is: 'here'; data: Data }
  | { is: 'loading' }
  /** The server knows nothing at this address. */
  | { is: 'missing' }
  /** Nobody knows whether there is something: the call itself failed. */
  | { is: 'failed'; isBusy: boolean; tryAgain: () => void };

/** The result of a query, as far as it is read here. */
interface Query<Data> {
  data?: Data | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/**
 * What a page shows of the record at its address: what the server rendered the page with, or what the
 * API says.
 * @param page undefined unless the server rendered this page; its record is undefined where there is none
 */
export function openedRecord<Data>(
  page: { record: Data | undefined } | undefined,
  { data = page?.record, error, isFetching, refetch }: Query<Data>,
): OpenedRecord<Data> {
  if (data !== undefined) return { is: 'here', data };
  if (page || errorStatus(error) === 404) return { is: 'missing' };
  if (error === undefined) return { is: 'loading' };
  return { is: 'failed', isBusy: isFetching, tryAgain: () => void refetch() };
}
