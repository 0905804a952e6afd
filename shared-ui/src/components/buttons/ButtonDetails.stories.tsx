import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ButtonDetails } from './ButtonDetails.tsx';

const meta = {
  component: ButtonDetails,
  args: { label: 'Book this', children: 'We confirm the day and time with you.' },
  argTypes: { children: { control: 'text' } },
} satisfies Meta<typeof ButtonDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { isOpen: true } };
export const Secondary: Story = { args: { look: 'secondary', label: 'Change something' } };
