import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { FormDialog } from 'shared-ui/FormDialog';
import { TextField } from 'shared-ui/TextField';
import { leadToFault } from './leadToFault.ts';

let end: () => void;
beforeEach(() => {
  end = leadToFault();
});
afterEach(() => end());

/** A window that refuses an amount, once an answer has come. */
function Refusing({ answer }: { answer?: Promise<unknown> }) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const onSubmit = async (): Promise<void> => {
    if (answer) {
      setBusy(true);
      await answer;
      setBusy(false);
    }
    setError('It is too much.');
  };
  return (
    <FormDialog
      title="Refund"
      submit={{ label: 'Give back', isBusy }}
      cancelLabel="Cancel"
      onSubmit={() => void onSubmit()}
      onClose={() => undefined}
    >
      <TextField label="Reason" defaultValue="" />
      <TextField label="Amount" defaultValue="5" error={error} />
    </FormDialog>
  );
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Give back' }));
const amount = () => screen.getByLabelText('Amount');

it('leads to the field that is wrong, each time that the window is sent', async () => {
  render(<Refusing />);
  await send();
  await waitFor(() => expect(amount()).toHaveFocus());
  await send();
  await waitFor(() => expect(amount()).toHaveFocus());
});

it('leads to the field that an answer finds wrong', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  render(<Refusing answer={promise} />);
  await send();
  expect(amount()).not.toHaveFocus();
  resolve(undefined);
  await waitFor(() => expect(amount()).toHaveFocus());
});

it('leaves whoever types meanwhile where they are', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  render(<Refusing answer={promise} />);
  await send();
  await userEvent.type(screen.getByLabelText('Reason'), 'Rain');
  resolve(undefined);
  await waitFor(() => expect(amount()).toBeInvalid());
  expect(screen.getByLabelText('Reason')).toHaveFocus();
});

it('leaves whoever has gone on to another field there', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  render(<Refusing answer={promise} />);
  await send();
  await userEvent.click(screen.getByLabelText('Reason'));
  resolve(undefined);
  await waitFor(() => expect(amount()).toBeInvalid());
  expect(screen.getByLabelText('Reason')).toHaveFocus();
});
