import { useState } from 'react';
import type { Stories } from '../../catalogue/Story.ts';
import { AlertDialog } from './AlertDialog.tsx';
import { Button } from '../buttons/Button.tsx';

export const stories: Stories = {
  Message: () => {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <AlertDialog isOpen={isOpen} title="Please check" onClose={() => setOpen(false)}>
          <p>Must meet minimum service requirements.</p>
          <p>You must enter a valid email address.</p>
        </AlertDialog>
      </>
    );
  },
  Question: () => {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button look="danger" onClick={() => setOpen(true)}>
          Delete
        </Button>
        <AlertDialog
          isOpen={isOpen}
          title="Delete this client?"
          closeLabel="Keep it"
          onClose={() => setOpen(false)}
          confirm={{ label: 'Delete', look: 'danger', onConfirm: () => setOpen(false) }}
        >
          <p>It disappears from the list.</p>
        </AlertDialog>
      </>
    );
  },
};
