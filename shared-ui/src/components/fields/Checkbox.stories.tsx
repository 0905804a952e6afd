import type { Stories } from '../../catalogue/Story.ts';
import { Checkbox } from './Checkbox.tsx';

export const stories: Stories = {
  Off: () => <Checkbox label="Basement" />,
  On: () => <Checkbox label="Send invoice to self" defaultChecked />,
  Disabled: () => <Checkbox label="Has files" disabled />,
};
