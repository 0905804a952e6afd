import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Field } from './Field.tsx';

const meta = {
  component: Field,
  args: { label: 'Colour', children: (control) => <input {...control} type="text" /> },
  argTypes: { children: { control: false }, hint: { control: 'text' } },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AnyControl: Story = {};
export const WithAHint: Story = { args: { hint: 'Of the trim.' } };
export const Wrong: Story = { args: { hint: 'Of the trim.', error: 'Choose a colour.' } };
export const LongTexts: Story = {
  args: {
    label: 'Colour of the trim around windows, doors and baseboards in all rooms of the house',
    hint: 'As the maker of the paint names it; a number from the colour card will do, and so will a picture that you send us afterwards.',
    error:
      'There is no such colour. Choose one from the card, or describe it in the message below.',
  },
};
