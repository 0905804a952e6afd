import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { entities } from 'shared-api/contract/entities/entities';
import { officeWords } from 'shared-api/contract/entities/officeWords';
import { unfinishedDates } from './unfinishedDates.ts';

it('finds the dates that a browser gives as empty because they are typed in part', () => {
  const { container } = render(
    <form>
      <input type="date" name="dateTs" />
      <input type="date" name="paidDateTs" />
      <input name="notes" />
    </form>,
  );
  const form = container.querySelector('form');
  const fields = officeWords.labelled(entities.invoices.schema);
  expect(unfinishedDates(fields, form)).toEqual({});
  // Typed in part: jsdom has no such keyboard, and a browser says so in no other way.
  const date = container.querySelector('input[name="dateTs"]') as HTMLInputElement;
  Object.defineProperty(date, 'validity', { value: { badInput: true } });
  expect(unfinishedDates(fields, form)).toEqual({
    dateTs: 'Date is not a whole date: finish it or clear it.',
  });
});
