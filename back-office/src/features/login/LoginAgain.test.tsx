import { expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'shared-api/store';
import type { BootData } from 'shared-api/contract/pages/boot';
import { LoginAgain } from './LoginAgain.tsx';

it('stays until somebody has logged in, whatever the browser does with Escape', () => {
  render(
    <Provider store={createStore({} as BootData)}>
      <LoginAgain />
    </Provider>,
  );
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Please log in again' });
  act(() => dialog.close());
  expect(dialog).toHaveAttribute('open');
});
