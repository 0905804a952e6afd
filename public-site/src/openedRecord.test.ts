import { expect, it, jest } from '@jest/globals';
import { openedRecord } from './openedRecord.ts';

const query = { isFetching: false, refetch: () => undefined };

it.each([[{ status: 'FETCH_ERROR', error: 'Failed to fetch' }], [{ status: 500 }]])(
  'never takes a failed call for a record that is missing, and tries again: %j',
  (error) => {
    const refetch = jest.fn();
    const opened = openedRecord(undefined, { ...query, error, refetch });
    if (opened.is !== 'failed') throw new Error(`It is ${opened.is}.`);
    opened.tryAgain();
    expect(refetch).toHaveBeenCalledTimes(1);
  },
);

it('is missing where the server knows of none', () => {
  expect(openedRecord(undefined, { ...query, error: { status: 404 } })).toEqual({ is: 'missing' });
  expect(openedRecord({ record: undefined }, query)).toEqual({ is: 'missing' });
});

it('is what the server rendered the page with until the API says more', () => {
  const page = { record: 'rendered' };
  expect(openedRecord(page, query)).toEqual({ is: 'here', data: 'rendered' });
  expect(openedRecord(page, { ...query, data: 'asked' })).toEqual({ is: 'here', data: 'asked' });
  expect(openedRecord(undefined, query)).toEqual({ is: 'loading' });
});
