import { expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
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

it('says at each field what is missing, and keeps what was typed', async () => {
  render(
    <Provider store={createStore({} as BootData)}>
      <LoginAgain />
    </Provider>,
  );
  const username = screen.getByLabelText('Username');
  await userEvent.type(username, 'admin');
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByText('Password is missing.')).toBeInTheDocument();
  expect(username).toHaveValue('admin');
});
