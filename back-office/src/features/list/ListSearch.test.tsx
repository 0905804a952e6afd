import { expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { ListSearch, searchPause } from './ListSearch.tsx';

it('searches the list as it is when the typing rests, with a filter chosen meanwhile', () => {
  jest.useFakeTimers();
  const before = jest.fn();
  const after = jest.fn();
  const { rerender } = render(<ListSearch value="" hint="name" onSearch={before} />);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: "O'Brien" } });
  rerender(<ListSearch value="" hint="name" onSearch={after} />);
  jest.advanceTimersByTime(searchPause);
  expect(after).toHaveBeenCalledWith('obrien');
  expect(before).not.toHaveBeenCalled();
  jest.useRealTimers();
});
