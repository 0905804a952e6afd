import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  component: Checkbox,
  args: { label: 'Basement', disabled: false },
  argTypes: { disabled: { control: 'boolean' } },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { label: 'Send invoice to self', defaultChecked: true } };
export const Disabled: Story = { args: { label: 'Has files', disabled: true } };
export const DisabledOn: Story = {
  args: { label: 'Has files', disabled: true, defaultChecked: true },
};
export const LongText: Story = {
  args: {
    label:
      'Send reminders of overdue invoices to this client every seven days until they are paid, and a copy of each one to whoever looks after the client',
  },
};
