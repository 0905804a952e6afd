import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { BrandMark } from './BrandMark.tsx';

const meta = {
  component: BrandMark,
  args: { brand: 'group', name: 'Property Services' },
} satisfies Meta<typeof BrandMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Group: Story = {};
export const Cleaning: Story = {
  args: { brand: 'cleaning', name: 'Cleaning', tagline: 'Janitorial services' },
};
export const Contracting: Story = {
  args: { brand: 'contracting', name: 'Contracting', tagline: 'Renovation' },
};
export const Small: Story = { args: { size: 'small' } };
export const LongName: Story = {
  args: {
    name: 'Stormont, Dundas and Glengarry Property Services',
    tagline: 'Cleaning, painting and renovation of homes and offices',
  },
};
