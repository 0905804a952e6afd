import type { Stories } from '../../catalogue/Story.ts';
import { Button } from '../buttons/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

export const stories: Stories = {
  'With an action': () => (
    <EmptyState title="Nothing matches" action={<Button look="secondary">Show all clients</Button>}>
      No client fits this search. Try fewer letters, or show all.
    </EmptyState>
  ),
};
