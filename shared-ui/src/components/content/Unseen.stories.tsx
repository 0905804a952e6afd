import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../buttons/Button.tsx';
import { Unseen } from './Unseen.tsx';

const meta = {
  component: Unseen,
  args: { children: ' invoice 10023' },
  argTypes: { children: { control: 'text' } },
} satisfies Meta<typeof Unseen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Tells one of many equal buttons from the others. */
export const InAButton: Story = {
  render: (args) => (
    <Button look="quiet">
      View
      <Unseen {...args} />
    </Button>
  ),
};

/** Says what has changed, where the eye sees it by itself. */
export const Status: Story = {
  args: { as: 'p', role: 'status', children: '12 clients found' },
  render: (args) => (
    <>
      <Unseen {...args} />
      <p>Only a screen reader says how many were found.</p>
    </>
  ),
};
