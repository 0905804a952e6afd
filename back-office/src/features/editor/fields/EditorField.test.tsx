import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clientSchema } from 'shared-api/contract/entities/client';
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

it('shows what languages are called, sends what they are, and always has one', async () => {
  const language = officeWords.labelled(clientSchema).find(({ name }) => name === 'language');
  if (!language) throw new Error('Clients have a language.');
  const onChange = jest.fn();
  const boot = { apps: { public_site: null, back_office: null } } as unknown as BootData;
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
