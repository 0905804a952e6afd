import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  component: RadioGroup<string>,
  args: {
    legend: 'What is credited',
    options: [
      { value: 'whole', label: 'All that is left, $ 113.00' },
      { value: 'some', label: 'Some lines' },
    ],
    value: 'whole',
    onChoose: () => undefined,
  },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value);
    return <RadioGroup {...args} value={value} onChoose={setValue} />;
  },
} satisfies Meta<typeof RadioGroup<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const Many: Story = {
  args: {
    legend: 'From which payment',
    options: Array.from({ length: 8 }, (_, index) => ({
      value: String(index),
      label: `$ ${(index + 1) * 20}.00 left of an e-transfer of Nov ${index + 1}, 2026`,
    })),
    value: '2',
  },
};
export const LongText: Story = {
  args: {
    legend: 'Some clash, fall into leave or lie outside of working hours',
    options: [
      {
        value: 'fitting',
        label:
          'Assign those that fit; where two clash with each other, the first one, and leave the others as they are',
      },
      { value: 'all', label: 'Assign all anyway' },
    ],
    value: 'fitting',
  },
};
