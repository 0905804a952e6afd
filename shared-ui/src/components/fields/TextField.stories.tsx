import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TextField } from './TextField.tsx';

const meta = {
  component: TextField,
  args: { label: 'Name', disabled: false },
  argTypes: { hint: { control: 'text' }, disabled: { control: 'boolean' } },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithAHint: Story = { args: { hint: 'As it stands on the invoice.' } };
export const Wrong: Story = {
  args: {
    label: 'Email',
    type: 'email',
    defaultValue: 'ann@',
    error: 'You must enter a valid email address.',
  },
};
export const Password: Story = {
  args: { label: 'Password', type: 'password', defaultValue: 'correct horse' },
};
export const Day: Story = { args: { label: 'Date', type: 'date', defaultValue: '2026-11-21' } };
export const Amount: Story = { args: { label: 'Price', isNumber: true, defaultValue: '1234.50' } };
export const Disabled: Story = {
  args: { label: 'Number', disabled: true, defaultValue: '10001' },
};
export const LongTexts: Story = {
  args: {
    label: 'Name under which the company that pays the invoices is registered with the province',
    hint: 'As it stands on the certificate, with its legal form, and without any abbreviation that the certificate does not have.',
    error:
      'This name is longer than the 100 characters for which an invoice has room in its address.',
    defaultValue:
      'The Corporation of the United Counties of Stormont, Dundas and Glengarry, Department of Buildings and Grounds',
  },
};
