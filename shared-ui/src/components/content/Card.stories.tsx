import type { Stories } from '../../catalogue/Story.ts';
import { Card } from './Card.tsx';

export const stories: Stories = {
  Plain: () => <Card>What belongs together.</Card>,
  Tinted: () => <Card isTinted>The one thing to look at.</Card>,
};
