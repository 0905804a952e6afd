import { beforeEach, expect, it } from '@jest/globals';
import { act, fireEvent, render as renderBare, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { FormText } from 'shared-api/contract/quotes/formText';
import { BrowserRouter } from 'shared-ui/router';
import { outcomeOf, type Outcome } from './outcomeOf.ts';
import { PublicForm } from './PublicForm.tsx';
import { usePublicForm } from './usePublicForm.ts';

const right = { name: 'Ann', 'days.Monday': 'on' };
const texts = { send: 'Send', sending: 'Sending', again: 'Again', check: 'Please check' };

interface OrderProps {
  onSend?: (values: FormText) => void;
  loadCheck?: () => Promise<typeof check>;
  outcome?: Outcome;
  saysOnLeaving?: boolean;
  sent?: { values: FormText; errors?: FormText; failure?: string };
}

const check = ({ name, 'days.Monday': monday }: FormText): FormText | undefined => {
  const errors: FormText = {};
  if (name === '') errors['name'] = 'Name is missing.';
  if (name === '7') errors['name'] = 'A name has letters.';
  if (monday !== 'on') errors['days'] = 'Choose a day.';
  return Object.keys(errors).length > 0 ? errors : undefined;
};

/** A form that wants a name, and one of two days. */
function Order({
  onSend,
  loadCheck = () => Promise.resolve(check),
  outcome = { answer: 'Thank you.' },
  saysOnLeaving = false,
  sent,
}: OrderProps) {
  const state = usePublicForm({
    name: 'order',
    names: ['name', 'days'],
    empty: { name: '' },
    sent,
    loadCheck: () => loadCheck(),
    send(values) {
      onSend?.(values);
      return Promise.resolve(outcome);
    },
    saysOnLeaving,
    begin: () => undefined,
    failed: 'It did not work.',
  });
  return (
    <PublicForm state={state} texts={texts}>
      <input
        aria-label="Name"
        name="name"
        value={state.values['name']}
        onChange={({ target }) => state.change({ name: target.value })}
      />
      <input
        aria-label="Monday"
        name="days.Monday"
        type="checkbox"
        checked={state.values['days.Monday'] === 'on'}
        onChange={({ target }) => state.change({ 'days.Monday': target.checked ? 'on' : '' })}
      />
      <p>{state.errors['name']}</p>
    </PublicForm>
  );
}

const render = (form: ReactNode, options: { container?: HTMLElement; hydrate?: boolean } = {}) =>
  // A form that has been sent before loads what checks it at once.
  act(() => Promise.resolve(renderBare(form, { ...options, wrapper: BrowserRouter })));

beforeEach(() => sessionStorage.clear());

const button = () => screen.getByRole('button', { name: 'Send' });

it('names everything that is wrong, and goes to the first wrong field', async () => {
  await render(<Order />);
  await userEvent.click(button());
  const alert = await screen.findByRole('alertdialog');
  expect(alert.textContent).toContain('Name is missing.Choose a day.');
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
});

it('goes to the first checkbox of a group that is wrong', async () => {
  await render(<Order sent={{ values: { name: 'Ann' } }} />);
  await userEvent.click(button());
  await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Monday'));
});

it('checks each change once it has been asked to send', async () => {
  await render(<Order />);
  await userEvent.click(button());
  await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
  expect(screen.getByText('Name is missing.', { selector: 'form p' })).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Name'), 'Ann');
  await waitFor(() => expect(screen.queryByText('Name is missing.')).toBeNull());
});

it('sends what was typed when all is right', async () => {
  const sent: FormText[] = [];
  await render(<Order onSend={(values) => sent.push(values)} />);
  await userEvent.type(screen.getByLabelText('Name'), 'Ann');
  await userEvent.click(screen.getByLabelText('Monday'));
  await userEvent.click(button());
  await waitFor(() => expect(sent).toEqual([{ name: 'Ann', 'days.Monday': 'on' }]));
});

it.each([
  ['the reason of the server', { status: 405, data: { message: 'No such day.' } }, 'No such day.'],
  [
    'that it was sent before with other answers',
    { status: 409, data: { message: 'Sent before.' } },
    'Sent before.',
  ],
  ['that it failed, where there is no reason', { status: 500 }, 'It did not work.'],
])('says %s, and sends nothing before that is put away', async (_, error, text) => {
  await render(<Order sent={{ values: right }} outcome={outcomeOf({ error })} />);
  await userEvent.click(button());
  expect((await screen.findByRole('alert')).textContent).toContain(text);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Again' }));
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Again' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(button());
});

it('leads from a refusal to the field that the server found wrong', async () => {
  const outcome = outcomeOf({
    error: { status: 405, data: { message: 'No such day.', errors: { days: 'No such day.' } } },
  });
  await render(<Order sent={{ values: right }} outcome={outcome} />);
  await userEvent.click(button());
  await userEvent.click(await screen.findByRole('button', { name: 'Again' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Monday'));
});

it('takes over what was typed and sent before it was there', async () => {
  const sent: FormText[] = [];
  const first = await render(<Order />);
  const html = first.container.innerHTML.replace(' data-live=""', '');
  first.unmount();
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = html;
  const form = page.querySelector('form');
  const [name, monday] = page.querySelectorAll('input');
  if (name) name.value = 'Ann';
  monday?.click();
  form?.setAttribute('aria-busy', 'true');
  await render(<Order onSend={(values) => sent.push(values)} />, {
    container: page,
    hydrate: true,
  });
  await waitFor(() => expect(sent).toEqual([right]));
  expect(form?.hasAttribute('aria-busy')).toBe(false);
  expect(form?.dataset['live']).toBe('');
});

it('shows what came of a form that was sent without scripts', async () => {
  await render(<Order sent={{ values: { name: '' }, errors: { name: 'Name is missing.' } }} />);
  expect(screen.getByText('Name is missing.', { selector: 'form p' })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe('Please checkName is missing.');
});

it('loads what checks it once somebody begins, and waits for it where it is sent before', async () => {
  const sent: FormText[] = [];
  let come: (loaded: typeof check) => void = () => undefined;
  const asked: string[] = [];
  const loadCheck = () => {
    asked.push('check');
    return new Promise<typeof check>((resolve) => (come = resolve));
  };
  await render(<Order loadCheck={loadCheck} onSend={(values) => sent.push(values)} />);
  expect(asked).toEqual([]);
  await userEvent.type(screen.getByLabelText('Name'), 'Ann');
  expect(asked).not.toEqual([]);
  await userEvent.click(button());
  // It keeps the keyboard, and a second press does nothing.
  const busy = screen.getByRole('button', { name: 'Sending' });
  expect(busy.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(busy);
  const askedBy = asked.length;
  await userEvent.keyboard('{Enter}');
  expect(asked).toHaveLength(askedBy);
  come(check);
  expect((await screen.findByRole('alertdialog')).textContent).toContain('Choose a day.');
  expect(sent).toEqual([]);
});

it('says what is wrong in a field once it is left, and of no other', async () => {
  await render(<Order saysOnLeaving />);
  await userEvent.type(screen.getByLabelText('Name'), '7');
  expect(screen.queryByText('A name has letters.')).toBeNull();
  await userEvent.tab();
  await screen.findByText('A name has letters.');
  await userEvent.clear(screen.getByLabelText('Name'));
  expect(screen.queryByText('Name is missing.')).toBeNull();
});

it('says what is wrong in a field that a press leaves after the press, which would miss what moves', async () => {
  await render(<Order saysOnLeaving />);
  await userEvent.type(screen.getByLabelText('Name'), '7');
  const hand = userEvent.setup();
  await hand.pointer({ keys: '[MouseLeft>]', target: screen.getByLabelText('Monday') });
  expect(document.activeElement).toBe(screen.getByLabelText('Monday'));
  expect(screen.queryByText('A name has letters.')).toBeNull();
  await hand.pointer({ keys: '[/MouseLeft]', target: screen.getByLabelText('Monday') });
  await screen.findByText('A name has letters.');
});

it('says what is wrong at once after something was dragged, which no mouseup ends', async () => {
  await render(<Order saysOnLeaving />);
  await userEvent.type(screen.getByLabelText('Name'), '7');
  fireEvent.mouseDown(document.body);
  fireEvent.dragEnd(document.body);
  fireEvent.blur(screen.getByLabelText('Name'));
  expect(screen.getByText('A name has letters.')).toBeTruthy();
});

it('says nothing before it is sent where the button would move', async () => {
  await render(<Order />);
  await userEvent.type(screen.getByLabelText('Name'), '7');
  await userEvent.tab();
  await userEvent.click(screen.getByLabelText('Monday'));
  expect(screen.queryByText('A name has letters.')).toBeNull();
});
