import { expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { DateField } from '../fields/dates/DateField.tsx';
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

/** Whether the browser would ask before it loads the page again. */
const asksBeforeLeaving = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('has the browser ask before its tab is closed, once something was typed', async () => {
  const { unmount } = render(<Refusing />);
  expect(asksBeforeLeaving()).toBe(false);
  await userEvent.type(screen.getByLabelText('Reason'), 'Rain');
  expect(asksBeforeLeaving()).toBe(true);
  unmount();
  expect(asksBeforeLeaving()).toBe(false);
});

/** Presses Escape in a window with something typed, that was sent or not. @returns what is asked */
async function askedOnEscape(form: { isUnknown?: boolean; isBusy?: boolean }): Promise<string> {
  const { unmount } = render(
    <FormDialog
      title="Payment"
      isUnknown={form.isUnknown ?? false}
      submit={{ label: 'Record', isBusy: form.isBusy ?? false }}
      cancelLabel="Cancel"
      onSubmit={() => undefined}
      onClose={() => undefined}
    >
      <TextField label="Reason" defaultValue="" />
    </FormDialog>,
  );
  await userEvent.type(screen.getByLabelText('Reason'), 'Rain');
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  const question = await screen.findByRole('alertdialog');
  const { textContent } = question;
  unmount();
  return textContent;
}

it('asks before it is closed, and says that it is not known whether it is saved while no answer has come', async () => {
  expect(await askedOnEscape({})).toMatch(/is not saved/);
  for (const form of [{ isUnknown: true }, { isBusy: true }]) {
    expect(await askedOnEscape(form)).toMatch(/it is not known whether it is saved/);
  }
});

/** A window with a day, to be chosen in our calendar. */
function Dated() {
  const [day, setDay] = useState('2026-11-21');
  return (
    <FormDialog
      title="Payment"
      submit={{ label: 'Record' }}
      cancelLabel="Cancel"
      onSubmit={() => undefined}
      onClose={() => undefined}
    >
      <DateField
        label="Day"
        name="day"
        value={day}
        rules={{ first: '2026-11-01', last: '2026-11-30' }}
        onChange={setDay}
      />
    </FormDialog>
  );
}

it('takes a day that was chosen in the calendar for typed', async () => {
  render(<Dated />);
  await userEvent.click(screen.getByRole('button', { name: 'Open calendar' }));
  await userEvent.click(await screen.findByRole('button', { name: /November 12/ }));
  expect(screen.getByLabelText('Day')).toHaveValue('2026-11-12');
  expect(asksBeforeLeaving()).toBe(true);
});
