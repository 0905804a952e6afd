import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Card } from './Card.tsx';

const meta = {
  component: Card,
  args: { children: 'What belongs together.' },
  argTypes: { children: { control: 'text' } },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Tinted: Story = { args: { isTinted: true, children: 'The one thing to look at.' } };
export const LongText: Story = {
  args: {
    children: (
      <>
        <h2>Carpet cleaning</h2>
        <p>
          We move light furniture, treat stains before we start, and clean with hot water and little
          soap, so that the carpet is dry the same evening and stays clean for longer.
        </p>
        <p>Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch</p>
      </>
    ),
  },
};
