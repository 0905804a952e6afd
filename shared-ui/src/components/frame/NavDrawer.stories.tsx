import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent } from 'storybook/test';
import { Button } from '../buttons/Button.tsx';
import { NavDrawer } from './NavDrawer.tsx';

const meta = {
  component: NavDrawer,
  args: {
    items: [
      { name: 'Home', url: '/' },
      { name: 'Services', url: '/services-all' },
      { name: 'Contact', url: '/contact' },
    ],
  },
  argTypes: { children: { control: false } },
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
} satisfies Meta<typeof NavDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
};

export const Closed: Story = {};
export const Opened: Story = { play: open };
export const WithAFoot: Story = {
  args: { children: <Button look="secondary">Log out</Button> },
  play: open,
};
export const Many: Story = {
  args: {
    items: Array.from({ length: 30 }, (_, index) => ({
      name: `List ${index + 1}`,
      url: `/admin/list-${index + 1}`,
    })),
  },
  play: open,
};
export const LongTexts: Story = {
  args: {
    items: [
      { name: 'Cleaning after construction and renovation, inside and outside', url: '/long' },
      { name: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch', url: '/longer' },
    ],
  },
  play: open,
};
