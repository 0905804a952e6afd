import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Counter } from './Counter.tsx';

const meta = {
  component: Counter,
  args: {
    name: 'rooms',
    label: 'Rooms',
    value: 1,
    min: 0,
    max: 3,
    step: 1,
    onChange: () => undefined,
  },
  render: function Counted({ value: first, ...args }) {
    const [value, setValue] = useState(first);
    return <Counter {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof Counter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WholeSteps: Story = {};
export const HalfSteps: Story = {
  args: { name: 'bathrooms', label: 'Bathrooms', value: 1.5, max: 8, step: 0.5 },
};
export const AtTheLeast: Story = { args: { value: 0 } };
export const AtTheMost: Story = { args: { value: 3 } };
export const Wrong: Story = {
  args: { value: 0, error: 'Must meet minimum service requirements.' },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongTexts: Story = {
  args: {
    label: 'Rooms with carpet on all floors, the basement and the staircases between them included',
    hint: 'A room of more than 200 square feet counts twice, and so does one with two kinds of carpet.',
    value: 1_000_000,
    max: 2_000_000,
  },
};
