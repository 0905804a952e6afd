import { beforeEach, expect, it } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BrowserRouter, Link, Route, Routes, useNavigate } from 'shared-ui/router';
import { chooseBuilding, chooseUnit } from '../features/quote/kinds/studentChoice.ts';
import { PublicForm } from './PublicForm.tsx';
import { usePublicForm } from './usePublicForm.ts';

const texts = { send: 'Send', sending: 'Sending', again: 'Again', check: 'Please check' };
const none = { name: '', building: '', unit: '', 'rooms.2': '' };

interface StayProps {
  name?: string;
  /** Where the form leads once it is sent; otherwise its answer stands where it was. */
  leadsTo?: string;
}

/** A form in which one answer resets others. */
function Stay({ name = 'stay', leadsTo }: StayProps) {
  const navigate = useNavigate();
  const { values, change, ...state } = usePublicForm({
    name,
    names: Object.keys(none),
    empty: none,
    sent: undefined,
    loadCheck: () => Promise.resolve(() => undefined),
    async send() {
      if (leadsTo !== undefined) await navigate(leadsTo);
      return { answer: 'Thank you.' };
    },
    begin: () => undefined,
    failed: 'It did not work.',
  });
  return (
    <PublicForm state={{ values, change, ...state }} texts={texts}>
      <input
        aria-label="Name"
        value={values['name']}
        onChange={({ target }) => change({ name: target.value })}
      />
      <select
        aria-label="Building"
        value={values['building']}
        onChange={({ target }) => change(chooseBuilding(target.value))}
      >
        <option value="">None</option>
        <option>MyRez</option>
      </select>
      {values['building'] !== '' && (
        <select
          aria-label="Unit"
          value={values['unit']}
          onChange={({ target }) => change(chooseUnit(target.value))}
        >
          <option value="">None</option>
          <option>203</option>
        </select>
      )}
      {values['unit'] !== '' && (
        <input
          aria-label="Room 2"
          type="checkbox"
          checked={values['rooms.2'] === 'on'}
          onChange={({ target }) => change({ 'rooms.2': target.checked ? 'on' : '' })}
        />
      )}
    </PublicForm>
  );
}

/** A site of two pages, opened at its address of now. What is kept begins the form, which loads what checks it. */
async function open(form = <Stay />): Promise<void> {
  cleanup();
  const site = (
    <BrowserRouter>
      <Link to="/">Form</Link>
      <Link to="/elsewhere">Elsewhere</Link>
      <Routes>
        <Route path="/" element={form} />
        <Route path="/elsewhere" element={<p>Elsewhere is here.</p>} />
      </Routes>
    </BrowserRouter>
  );
  await act(() => Promise.resolve(render(site)));
}

const nameTyped = () => screen.getByLabelText<HTMLInputElement>('Name').value;
const goTo = (link: string) => userEvent.click(screen.getByRole('link', { name: link }));
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
async function goBack(): Promise<void> {
  window.history.back();
  await screen.findByLabelText('Name');
}

beforeEach(() => {
  sessionStorage.clear();
  window.history.pushState({}, '', '/');
});

it('gives back what was typed to who looked at another page, with all that depends on it', async () => {
  await open();
  await userEvent.type(screen.getByLabelText('Name'), 'Ann');
  await userEvent.selectOptions(screen.getByLabelText('Building'), 'MyRez');
  await userEvent.selectOptions(screen.getByLabelText('Unit'), '203');
  await userEvent.click(screen.getByLabelText('Room 2'));
  await goTo('Elsewhere');
  await goBack();
  expect(nameTyped()).toBe('Ann');
  expect(screen.getByLabelText<HTMLSelectElement>('Unit').value).toBe('203');
  expect(screen.getByLabelText<HTMLInputElement>('Room 2').checked).toBe(true);
});

it('gives it back on a page that is opened anew, from the first key on', async () => {
  await open();
  await userEvent.type(screen.getByLabelText('Name'), 'A');
  await open();
  expect(nameTyped()).toBe('A');
});

it('opens the section that gets it back', async () => {
  const section = (
    <details>
      <Stay />
    </details>
  );
  await open(section);
  await userEvent.type(screen.getByLabelText('Name'), 'Ann');
  await open(section);
  expect(screen.getByRole('group')).toHaveProperty('open', true);
});

it('keeps the forms of a page apart', async () => {
  await open();
  await userEvent.type(screen.getByLabelText('Name'), 'Ann');
  await open(<Stay name="other" />);
  expect(nameTyped()).toBe('');
});

it('forgets it when the answer stands where the form was', async () => {
  await open();
  await userEvent.type(screen.getByLabelText('Name'), 'Ann');
  await send();
  await waitFor(() => expect(sessionStorage.getItem('forms')).toBeNull());
});

it('gives it back to who returns from the page of its answer, and to nobody else', async () => {
  const form = <Stay leadsTo="/elsewhere" />;
  await open(form);
  await userEvent.type(screen.getByLabelText('Name'), 'Ann');
  await send();
  await screen.findByText('Elsewhere is here.');
  await goBack();
  expect(nameTyped()).toBe('Ann');
  await send();
  await screen.findByText('Elsewhere is here.');
  await goTo('Form');
  expect(nameTyped()).toBe('');
});
