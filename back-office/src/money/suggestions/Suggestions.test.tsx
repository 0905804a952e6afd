import { afterEach, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createStore, Provider } from 'shared-api/store';
import type { BootData } from 'shared-api/contract/pages/boot';
import { Suggestions } from './Suggestions.tsx';

// There is no server here: every call fails, and is logged.
const failed = jest.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => failed.mockRestore());

it('asks again for suggestions that did not come', async () => {
  render(
    <Provider store={createStore({} as BootData)}>
      <Suggestions />
    </Provider>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The payments to confirm could not be loaded.',
  );
  const before = failed.mock.calls.length;
  expect(before).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(failed.mock.calls.length).toBeGreaterThan(before));
});
