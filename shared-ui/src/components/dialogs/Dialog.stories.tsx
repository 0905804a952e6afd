import { useState } from 'react';
import type { Stories } from '../../catalogue/Story.ts';
import { Button } from '../buttons/Button.tsx';
import { Dialog, DialogActions } from './Dialog.tsx';

function Opened() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        New password
      </Button>
      {isOpen && (
        <Dialog title="New password" onClose={() => setOpen(false)}>
          <p>Whoever is logged in with the old one is logged out.</p>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>Understood</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}

export const stories: Stories = { 'Opened by a button': () => <Opened /> };
