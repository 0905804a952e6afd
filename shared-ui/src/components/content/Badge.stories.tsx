import type { Stories } from '../../catalogue/Story.ts';
import { Badge } from './Badge.tsx';

export const stories: Stories = {
  Tones: () => (
    <>
      <Badge>Closed</Badge> <Badge tone="good">Handled</Badge> <Badge tone="open">New</Badge>{' '}
      <Badge tone="bad">Overdue</Badge>
    </>
  ),
};
