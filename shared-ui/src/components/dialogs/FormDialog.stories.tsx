import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Button } from '../buttons/Button.tsx';
import { TextField } from '../fields/TextField.tsx';
import { DialogForm, FormDialog, StepsDialog } from './FormDialog.tsx';

const meta = {
  component: FormDialog,
  args: {
    title: 'New login',
    children: <TextField label="Name" />,
    submit: { label: 'Create it' },
    cancelLabel: 'Cancel',
    onSubmit: () => undefined,
    onClose: () => undefined,
  },
  argTypes: { children: { control: false } },
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
  render: function Opened(args) {
    const [isOpen, setOpen] = useState(true);
    const close = (): void => setOpen(false);
    return (
      <>
        <Button look="secondary" onClick={() => setOpen(true)}>
          Open
        </Button>
        {isOpen && <FormDialog {...args} onSubmit={close} onClose={close} />}
      </>
    );
  },
} satisfies Meta<typeof FormDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {};
export const Failed: Story = { args: { failure: 'The server could not be reached.' } };
export const WrongField: Story = {
  args: { children: <TextField label="Name" error="There is a login of this name." /> },
};
export const Busy: Story = { args: { submit: { label: 'Creating it…', isBusy: true } } };
export const Danger: Story = {
  args: {
    title: 'Void invoice 10023',
    submit: { label: 'Void it', look: 'danger' },
    children: <TextField label="Reason" />,
  },
};
export const ManyFields: Story = {
  args: {
    children: ['Name', 'Role', 'Email', 'Phone', 'Street', 'City', 'Province', 'Postal code'].map(
      (label) => <TextField key={label} label={label} />,
    ),
  },
};
/** The form of one step, and what stands around it. */
export const Steps: Story = {
  render: (args) => (
    <StepsDialog title={args.title} onClose={args.onClose}>
      <p>Step 1 of 2</p>
      <DialogForm {...args} />
    </StepsDialog>
  ),
};
