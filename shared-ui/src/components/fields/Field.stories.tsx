import type { Stories } from '../../catalogue/Story.ts';
import { Field } from './Field.tsx';

export const stories: Stories = {
  'Any control': () => (
    <Field label="Colour" hint="Of the trim." error="Choose a colour.">
      {(control) => <input {...control} type="text" />}
    </Field>
  ),
};
