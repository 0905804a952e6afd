import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ErrorScreen } from './ErrorScreen.tsx';

const meta = {
  component: ErrorScreen,
  args: { message: 'This part of the site could not be loaded.' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 480 } } },
} satisfies Meta<typeof ErrorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithAnotherTry: Story = { args: { onRetry: () => undefined } };
export const WithoutAnotherTry: Story = { args: { message: '404 Not Found' } };
export const SomethingToDo: Story = {
  args: {
    onRetry: () => undefined,
    message: 'Your login needs a second factor.',
    instead: {
      title: 'One more step',
      hint: 'Set up an authenticator app to go on.',
      action: 'Set it up',
    },
  },
};
export const LongText: Story = {
  args: {
    onRetry: () => undefined,
    message:
      'TypeError: Failed to fetch dynamically imported module: https://www.example.com/releases/back-office/0123456789ab/__federation_expose_routes.0123abcd.js',
  },
};
