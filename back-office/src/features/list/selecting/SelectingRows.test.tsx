import { expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { isValidElement } from 'react';
import type { AnyRecord } from 'shared-api/client';
import type { AnyScreen } from '../../../entities/Screen.ts';
import type { ListChoice } from '../../../listChoice.ts';
import type { ListRecords } from '../useListRecords.ts';
import { SelectingRows } from './SelectingRows.tsx';

const choice: ListChoice = { search: '', filters: {}, sort: '' };
const services = { entity: 'services', nameOf: ({ id }: AnyRecord) => `S-${id}` } as AnyScreen;

/** The list that shows these of `count` services. */
const listOf = (ids: readonly number[], count = ids.length) => (
  <SelectingRows
    screen={services}
    list={{ records: ids.map((id) => ({ id })), count } as unknown as ListRecords}
    choice={choice}
    first={undefined}
    onEnd={() => undefined}
  >
    {({ cell }) =>
      ids.map((id) => {
        const box = cell({ id } as AnyRecord);
        return isValidElement(box) ? <div key={id}>{box}</div> : null;
      })
    }
  </SelectingRows>
);

it('says how many selected rows the list has no more, once all of it is loaded', () => {
  const { rerender } = render(listOf([1, 2, 3]));
  for (const id of [1, 2]) {
    fireEvent.click(screen.getByRole('checkbox', { name: `Select service S-${id}` }));
  }
  const selected = screen.getByRole('status');
  expect(selected.textContent).toBe('2 selected');
  rerender(listOf([2, 3], 50));
  expect(selected.textContent).toBe('2 selected');
  rerender(listOf([2, 3]));
  expect(selected.textContent).toBe('2 selected (1 no longer in this list)');
});
