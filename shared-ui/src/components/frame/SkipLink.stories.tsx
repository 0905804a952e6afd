import type { Stories } from '../../catalogue/Story.ts';
import { SkipLink } from './SkipLink.tsx';

export const stories: Stories = { 'Press Tab to see it': () => <SkipLink /> };
