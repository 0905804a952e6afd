import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FullScreenLoader } from './FullScreenLoader.tsx';

const meta = {
  component: FullScreenLoader,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 320 } } },
} satisfies Meta<typeof FullScreenLoader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const LongText: Story = {
  args: {
    label: 'Loading what you were looking at when you closed the back office the last time…',
  },
};
