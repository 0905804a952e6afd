import { expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { BrowserRouter } from 'shared-ui/router';
import { readListChoice } from '../../listChoice.ts';
import { useListChoice } from './useListChoice.ts';

it('is in the address, unless another screen is on its way', () => {
  window.history.replaceState(null, '', '/admin/quotes');
  const { result } = renderHook(() => useListChoice('quotes'), { wrapper: BrowserRouter });
  const choose = (search: string): void =>
    act(() => result.current[1]({ ...result.current[0], search }));
  choose('maple');
  expect(window.location.search).toContain('q=maple');

  // As the router does when a row is opened: the address first, the screen once its code is there.
  window.history.pushState(null, '', '/admin/quotes/7');
  choose('maple court');
  expect(window.location.pathname).toBe('/admin/quotes/7');
  expect(readListChoice('quotes').search).toBe('maple court');
});

it('comes back into the address beside what opens a window', () => {
  localStorage.clear();
  window.history.replaceState(null, '', '/admin/invoices');
  const first = renderHook(() => useListChoice('invoices'), { wrapper: BrowserRouter });
  act(() => first.result.current[1]({ ...first.result.current[0], search: 'maple' }));
  first.unmount();

  window.history.replaceState(null, '', '/admin/invoices#daily-update');
  renderHook(() => useListChoice('invoices'), { wrapper: BrowserRouter });
  expect(window.location.search).toContain('q=maple');
  expect(window.location.hash).toBe('#daily-update');
});
