import type { Stories } from '../../catalogue/Story.ts';
import { Button } from './Button.tsx';

export const stories: Stories = {
  Looks: () => (
    <>
      <Button>Primary</Button> <Button look="secondary">Secondary</Button>{' '}
      <Button look="quiet">Quiet</Button> <Button look="danger">Danger</Button>
    </>
  ),
  Large: () => <Button size="large">Get my quote</Button>,
  Small: () => (
    <Button look="secondary" size="small">
      Copy
    </Button>
  ),
  Busy: () => <Button isBusy>Saving…</Button>,
  Disabled: () => <Button disabled>Not now</Button>,
};
