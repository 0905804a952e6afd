import type { Stories } from '../../catalogue/Story.ts';
import { FullScreenLoader } from './FullScreenLoader.tsx';

export const stories: Stories = { Loading: () => <FullScreenLoader /> };
