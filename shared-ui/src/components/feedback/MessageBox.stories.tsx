import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Button } from '../buttons/Button.tsx';
import { MessageBox } from './MessageBox.tsx';

const meta = {
  component: MessageBox,
  args: { message: 'Client saved.', onClose: () => undefined },
  argTypes: { message: { control: 'text' } },
  parameters: { docs: { story: { inline: false, iframeHeight: 160 } } },
} satisfies Meta<typeof MessageBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Message: Story = {};
export const WithAnAction: Story = {
  args: { message: 'Client deleted.', action: { label: 'Undo', onAction: () => undefined } },
};
export const LongText: Story = {
  args: {
    message:
      'The invoice was issued and mailed to the client, but the statement that belongs to it could not be made: there is no address to send it to.',
    action: { label: 'Undo', onAction: () => undefined },
  },
};
export const GoesByItself: Story = {
  render: function Shown({ message: shown, ...args }) {
    const [message, setMessage] = useState<string | null>(null);
    return (
      <>
        <Button onClick={() => setMessage(shown)}>Show</Button>
        <MessageBox {...args} message={message} onClose={() => setMessage(null)} />
      </>
    );
  },
};
