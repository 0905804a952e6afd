import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clientSchema } from 'shared-api/contract/entities/client';
import { serviceSchema } from 'shared-api/contract/entities/service';
import type { Field } from 'shared-api/contract/fields/FieldMeta';
import { officeWords } from 'shared-api/contract/entities/officeWords';
import type { BootData } from 'shared-api/contract/pages/boot';
import { createStore, Provider } from 'shared-api/store';
import { EditorField } from './EditorField.tsx';

it('says which field type has no component', () => {
  const field = { name: 'x', label: 'X', kind: 'hologram' } as unknown as Field;
  expect(() =>
    render(<EditorField field={field} value="" disabled={false} onChange={() => undefined} />),
  ).toThrow('hologram needs a new component');
});

const boot = { apps: { public_site: null, back_office: null } } as unknown as BootData;

it('shows what languages are called, sends what they are, and always has one', async () => {
  const language = officeWords.labelled(clientSchema).find(({ name }) => name === 'language');
  if (!language) throw new Error('Clients have a language.');
  const onChange = jest.fn();
  render(
    <Provider store={createStore(boot)}>
      <EditorField field={language} value="en" disabled={false} onChange={onChange} />
    </Provider>,
  );
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language' });
  expect(select.value).toBe('en');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'English',
    'French',
  ]);
  await userEvent.selectOptions(select, 'French');
  expect(onChange).toHaveBeenLastCalledWith('language', 'fr');
});

it('shows the words for states, sends what is stored, and keeps a state without a word', async () => {
  const status = officeWords.labelled(serviceSchema).find(({ name }) => name === 'serviceStatus');
  if (!status) throw new Error('Services have a status.');
  const words = { Scheduled: 'Planned', Complete: 'Done', Cancelled: 'Off' };
  const onChange = jest.fn();
  render(
    <Provider store={createStore(boot)}>
      <EditorField
        field={{ ...status, words }}
        value="Paused"
        disabled={false}
        onChange={onChange}
      />
    </Provider>,
  );
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    '–',
    'Paused',
    'Planned',
    'Done',
    'Off',
  ]);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Done');
  expect(onChange).toHaveBeenLastCalledWith('serviceStatus', 'Complete');
});
