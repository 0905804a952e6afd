import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Select } from './Select.tsx';

const optionsOf = (texts: readonly string[]) => texts.map((value) => ({ value, label: value }));

const meta = {
  component: Select,
  args: {
    label: 'Status',
    options: optionsOf(['Scheduled', 'Complete', 'Cancelled']),
    disabled: false,
  },
  argTypes: { hint: { control: 'text' }, disabled: { control: 'boolean' } },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = { args: { empty: '–' } };
export const Chosen: Story = { args: { defaultValue: 'Complete' } };
export const Wrong: Story = { args: { empty: '–', error: 'Select service type.' } };
export const Disabled: Story = { args: { disabled: true } };
export const Many: Story = {
  args: {
    label: 'Year',
    options: optionsOf(Array.from({ length: 80 }, (_, index) => String(2026 - index))),
  },
};
export const LongTexts: Story = {
  args: {
    label: 'What happens to services that are planned after the day on which the contract ends',
    hint: 'Services that were done or invoiced stay as they are.',
    options: optionsOf([
      'They stay on the board until somebody moves or cancels them, one after another',
      'They are cancelled, and the client is told',
    ]),
  },
};
