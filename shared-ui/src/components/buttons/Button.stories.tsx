import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from './Button.tsx';

const meta = {
  component: Button,
  args: { children: 'Save', disabled: false },
  argTypes: { children: { control: 'text' }, disabled: { control: 'boolean' } },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { look: 'primary' } };
export const Secondary: Story = { args: { look: 'secondary', children: 'Cancel' } };
export const Quiet: Story = { args: { look: 'quiet', children: 'Show more' } };
export const Danger: Story = { args: { look: 'danger', children: 'Delete' } };
export const Large: Story = { args: { size: 'large', children: 'Get my quote' } };
export const Small: Story = { args: { look: 'secondary', size: 'small', children: 'Copy' } };
export const Busy: Story = { args: { isBusy: true, children: 'Saving…' } };
export const Disabled: Story = { args: { disabled: true, children: 'Not now' } };
export const LongText: Story = {
  args: {
    children: 'Send the statement of the last twelve months to every client who asked for it',
  },
};
