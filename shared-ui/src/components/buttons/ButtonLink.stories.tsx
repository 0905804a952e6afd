import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  component: ButtonLink,
  args: { to: '/services-all', children: 'See all services' },
  argTypes: { children: { control: 'text' } },
} satisfies Meta<typeof ButtonLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithinTheSite: Story = {};
export const ToAPhone: Story = {
  args: { to: 'tel:+15195550142', look: 'secondary', children: 'Call us' },
};
export const Quiet: Story = { args: { look: 'quiet' } };
export const Large: Story = { args: { size: 'large' } };
export const LongText: Story = {
  args: { children: 'See all services that we offer to homes and businesses in your part of town' },
};
