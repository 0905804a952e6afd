import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FieldRow } from './FieldRow.tsx';
import { Select } from './Select.tsx';
import { TextField } from './TextField.tsx';

const meta = { component: FieldRow } satisfies Meta<typeof FieldRow>;
export default meta;
type Story = StoryObj<typeof meta>;

const method = <Select label="Method" empty="–" options={[{ value: 'cheque', label: 'Cheque' }]} />;

export const OneHasAHint: Story = {
  args: {
    children: (
      <>
        <TextField label="Amount" hint="$ 113.00 at most" isNumber defaultValue="40.00" />
        {method}
      </>
    ),
  },
};

export const OneIsWrong: Story = {
  args: {
    children: (
      <>
        <TextField
          label="Amount"
          hint="$ 113.00 at most"
          isNumber
          defaultValue="400"
          error="That is more than there is."
        />
        {method}
        <TextField label="Reference" />
      </>
    ),
  },
};
