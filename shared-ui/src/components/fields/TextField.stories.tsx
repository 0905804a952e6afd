import type { Stories } from '../../catalogue/Story.ts';
import { TextField } from './TextField.tsx';

export const stories: Stories = {
  Text: () => <TextField label="Name" hint="As it stands on the invoice." />,
  Wrong: () => (
    <TextField label="Email" type="email" error="You must enter a valid email address." />
  ),
  Day: () => <TextField label="Date" type="date" />,
  Amount: () => <TextField label="Price" isNumber defaultValue="1234.50" />,
  Disabled: () => <TextField label="Number" disabled defaultValue="10001" />,
};
