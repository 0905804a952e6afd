import type { Stories } from '../../catalogue/Story.ts';
import { Button } from '../buttons/Button.tsx';
import { Unseen } from './Unseen.tsx';

export const stories: Stories = {
  'In a button of many': () => (
    <Button look="quiet">
      View<Unseen> invoice 10023</Unseen>
    </Button>
  ),
};
