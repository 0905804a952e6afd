import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Skeleton } from './Skeleton.tsx';

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = { args: { width: 'short' } };
export const Medium: Story = { args: { width: 'medium' } };
export const Long: Story = { args: { width: 'long' } };
export const Many: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 'var(--space-3)' }}>
      {Array.from({ length: 8 }, (_, index) => (
        <p key={index}>
          <Skeleton width="short" /> <Skeleton /> <Skeleton width="long" />
        </p>
      ))}
    </div>
  ),
};
