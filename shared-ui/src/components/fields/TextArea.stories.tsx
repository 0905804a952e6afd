import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TextArea } from './TextArea.tsx';

const meta = {
  component: TextArea,
  args: { label: 'Message', disabled: false },
  argTypes: { hint: { control: 'text' }, disabled: { control: 'boolean' } },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithAHint: Story = { args: { hint: 'What should we know before we come?' } };
export const Wrong: Story = { args: { error: "Message body can't be blank" } };
export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'The key is with the neighbour.' },
};
export const LongText: Story = {
  args: {
    defaultValue: Array.from(
      { length: 12 },
      (_, index) =>
        `${index + 1}. The dog is friendly, the gate sticks, and the tap for the hose is behind the shed.`,
    ).join('\n'),
  },
};
