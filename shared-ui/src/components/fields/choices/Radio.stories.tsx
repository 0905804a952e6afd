import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Radio } from './Radio.tsx';

const meta = {
  component: Radio,
  args: { name: 'visits', label: 'Keep these visits', onChoose: () => undefined },
} satisfies Meta<typeof Radio>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = { args: { checked: false } };
export const On: Story = { args: { checked: true } };
export const Disabled: Story = { args: { checked: false, disabled: true } };
export const LongText: Story = {
  args: {
    checked: true,
    label:
      'Change the visits from next Monday on, cancel those that have no day any more, and keep what somebody has moved by hand',
  },
};
