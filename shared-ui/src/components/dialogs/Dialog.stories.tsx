import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Button } from '../buttons/Button.tsx';
import { Dialog, DialogActions } from './Dialog.tsx';

const meta = {
  component: Dialog,
  args: {
    title: 'New password',
    children: <p>Whoever is logged in with the old one is logged out.</p>,
    onClose: () => undefined,
  },
  argTypes: { children: { control: false } },
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
  render: function Opened({ children, ...args }) {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        <Button look="secondary" onClick={() => setOpen(true)}>
          Open
        </Button>
        {isOpen && (
          <Dialog {...args} onClose={() => setOpen(false)}>
            {children}
            <DialogActions>
              <Button onClick={() => setOpen(false)}>Understood</Button>
            </DialogActions>
          </Dialog>
        )}
      </>
    );
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const Wide: Story = { args: { size: 'wide', title: 'What has changed' } };
/** Escape does not close it. */
export const ClosedByItsButtonAlone: Story = {
  args: { isKept: true, title: 'Recovery codes', children: <p>They are shown this once.</p> },
};
export const LongText: Story = {
  args: {
    title:
      'What happens to the invoices, quotes, services and contracts of a client who is deleted',
    children: Array.from({ length: 14 }, (_, index) => (
      <p key={index}>
        Invoices keep their numbers and amounts. Services that are not done yet go, and so do quotes
        that nobody has accepted.
      </p>
    )),
  },
};
