import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { userEvent } from 'storybook/test';
import { DateField } from './DateField.tsx';

const rules = {
  first: '2026-11-21',
  last: '2028-11-21',
  whyClosed: (day: string) =>
    day >= '2026-11-25' && day <= '2026-11-27'
      ? 'We take no appointments November 25 to 27.'
      : undefined,
};

const meta = {
  component: DateField,
  args: { name: 'date', label: 'Date', value: '', rules, onChange: () => undefined },
  argTypes: { hint: { control: 'text' }, disabled: { control: 'boolean' } },
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
  render: function Chosen({ value: first, ...args }) {
    const [value, setValue] = useState(first);
    return <DateField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: '2026-12-04' } };
export const Wrong: Story = {
  args: { value: '2026-11-20', error: 'This date has passed. Please choose a later one.' },
};
export const Disabled: Story = { args: { value: '2026-12-04', disabled: true } };
/** The browser's own field, as it stands before scripts. */
export const WithoutRules: Story = { args: { rules: undefined } };
export const CalendarOpen: Story = {
  args: { value: '2026-12-04' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open calendar' }));
  },
};
export const LongTexts: Story = {
  args: {
    label: 'Day on which the first of the visits that the contract provides for should take place',
    hint: 'The crew comes in the morning; another time of the day can be agreed on the phone.',
  },
};
