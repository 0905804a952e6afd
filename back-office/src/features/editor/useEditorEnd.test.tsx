import { expect, it, jest } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { BootData } from 'shared-api/contract/pages/boot';
import { createStore, Provider } from 'shared-api/store';
import { BrowserRouter, gateHistory } from 'shared-ui/router';
import { useEditorEnd } from './useEditorEnd.ts';

function editor() {
  window.history.replaceState({ idx: 0 }, '', '/admin/invoices');
  window.history.pushState({ idx: 1 }, '', '/admin/invoices/1');
  const store = createStore({} as BootData);
  const shown = renderHook(() => useEditorEnd('invoices'), {
    wrapper: ({ children }) => (
      <BrowserRouter>
        <Provider store={store}>{children}</Provider>
      </BrowserRouter>
    ),
  });
  return { ...shown, said: () => store.getState().messages.current?.text };
}

it('goes back even while a window whose text was just sent holds the history', async () => {
  const { result } = editor();
  const hold = jest.fn((event: PopStateEvent) => event.stopImmediatePropagation());
  const end = gateHistory(hold);
  act(() => result.current.done('Invoice 10001 is void.'));
  await waitFor(() => expect(window.location.pathname).toBe('/admin/invoices'));
  expect(hold).not.toHaveBeenCalled();
  // That one step alone.
  window.history.forward();
  await waitFor(() => expect(hold).toHaveBeenCalledTimes(1));
  end();
});

it('says what was done to whoever has left meanwhile, and takes them nowhere', () => {
  const { result, unmount, said } = editor();
  const steps = jest.spyOn(window.history, 'go');
  const { done } = result.current;
  unmount();
  act(() => done('Invoice created.'));
  expect(said()).toBe('Invoice created.');
  expect(steps).not.toHaveBeenCalled();
  steps.mockRestore();
});
