import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Button } from '../buttons/Button.tsx';
import { AlertDialog } from './AlertDialog.tsx';

const meta = {
  component: AlertDialog,
  args: {
    isOpen: true,
    title: 'Please check',
    children: <p>You must enter a valid email address.</p>,
    onClose: () => undefined,
  },
  argTypes: { children: { control: false }, isOpen: { control: false } },
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
  render: function Opened({ isOpen: isOpenAtFirst, confirm, ...args }) {
    const [isOpen, setOpen] = useState(isOpenAtFirst);
    const close = (): void => setOpen(false);
    return (
      <>
        <Button look="secondary" onClick={() => setOpen(true)}>
          Open
        </Button>
        <AlertDialog
          {...args}
          isOpen={isOpen}
          onClose={close}
          {...(confirm ? { confirm: { ...confirm, onConfirm: close } } : {})}
        />
      </>
    );
  },
} satisfies Meta<typeof AlertDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Message: Story = {};
export const Question: Story = {
  args: {
    title: 'Delete this client?',
    closeLabel: 'Keep it',
    confirm: { label: 'Delete', look: 'danger', onConfirm: () => undefined },
    children: <p>It disappears from the list.</p>,
  },
};
export const ManyMessages: Story = {
  args: {
    children: (
      <>
        <p>Must meet minimum service requirements.</p>
        <p>You must enter a valid email address.</p>
        <p>Select service type.</p>
        <p>Message body can&apos;t be blank</p>
      </>
    ),
  },
};
export const LongText: Story = {
  args: {
    title: 'Unsaved changes of this client would be lost by going on to the list of all clients',
    closeLabel: 'Stay here and save them first',
    confirm: { label: 'Leave without saving them', look: 'danger', onConfirm: () => undefined },
    children: (
      <p>
        What you have typed since the last save is kept in this tab until you close it: the name,
        both addresses, the phone numbers and the note for whoever comes to clean.
      </p>
    ),
  },
};
