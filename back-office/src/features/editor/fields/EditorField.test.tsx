import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import type { Field } from 'shared-api/contract/fields/FieldMeta';
import { EditorField } from './EditorField.tsx';

it('says which field type has no component', () => {
  const field = { name: 'x', label: 'X', kind: 'hologram' } as unknown as Field;
  expect(() =>
    render(<EditorField field={field} value="" disabled={false} onChange={() => undefined} />),
  ).toThrow('hologram needs a new component');
});
