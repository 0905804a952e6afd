import { useState } from 'react';
import type { Stories } from '../../catalogue/Story.ts';
import { Button } from '../buttons/Button.tsx';
import { FormDialog } from './FormDialog.tsx';
import { TextField } from '../fields/TextField.tsx';

function Opened({ failure }: { failure?: string }) {
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        New login
      </Button>
      {isOpen && (
        <FormDialog
          title="New login"
          failure={failure}
          submit={{ label: 'Create it' }}
          cancelLabel="Cancel"
          onSubmit={() => setOpen(false)}
          onClose={() => setOpen(false)}
        >
          <TextField label="Name" value={name} onChange={({ target }) => setName(target.value)} />
        </FormDialog>
      )}
    </>
  );
}

export const stories: Stories = {
  'Opened by a button': () => <Opened />,
  'That failed': () => <Opened failure="The server could not be reached." />,
};
