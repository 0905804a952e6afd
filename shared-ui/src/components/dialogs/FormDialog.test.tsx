import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { TextField } from '../fields/TextField.tsx';
import { FormDialog } from './FormDialog.tsx';

/** A window that refuses whatever is typed, when it is sent. */
function Refusing() {
  const [amount, setAmount] = useState('5');
  const [error, setError] = useState<string>();
  return (
    <FormDialog
      title="Refund"
      submit={{ label: 'Give back' }}
      cancelLabel="Cancel"
      onSubmit={() => setError('It is too much.')}
      onClose={() => undefined}
    >
      <TextField
        label="Amount"
        value={amount}
        error={error}
        onChange={({ target }) => setAmount(target.value)}
      />
      <TextField label="Reason" defaultValue="" />
    </FormDialog>
  );
}

it('says what is wrong with a field until that field is changed, and again when it is sent again', async () => {
  render(<Refusing />);
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Give back' }));
  const amount = screen.getByLabelText('Amount');
  await send();
  expect(screen.getByText('It is too much.')).toBeVisible();
  expect(amount).toBeInvalid();
  await userEvent.type(screen.getByLabelText('Reason'), 'Rain');
  expect(screen.getByText('It is too much.')).toBeVisible();
  await userEvent.type(amount, '0');
  expect(screen.queryByText('It is too much.')).toBeNull();
  expect(amount).toBeValid();
  await send();
  expect(screen.getByText('It is too much.')).toBeVisible();
});
