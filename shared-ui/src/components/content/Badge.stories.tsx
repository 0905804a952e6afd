import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Badge } from './Badge.tsx';

const meta = { component: Badge, args: { children: 'Closed' } } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = { args: { tone: 'neutral' } };
export const Good: Story = { args: { tone: 'good', children: 'Handled' } };
export const Open: Story = { args: { tone: 'open', children: 'New' } };
export const Bad: Story = { args: { tone: 'bad', children: 'Overdue' } };
export const LongText: Story = {
  args: { tone: 'open', children: 'Waiting for the signature of the second owner' },
};
