import { useState } from 'react';
import type { Stories } from '../../catalogue/Story.ts';
import { Button } from '../buttons/Button.tsx';
import { MessageBox } from './MessageBox.tsx';

export const stories: Stories = {
  GoesByItself: () => {
    const [message, setMessage] = useState<string | null>(null);
    return (
      <>
        <Button onClick={() => setMessage('Client saved.')}>Show</Button>
        <MessageBox message={message} onClose={() => setMessage(null)} />
      </>
    );
  },
};
