import type { Stories } from '../../catalogue/Story.ts';
import { ErrorScreen } from './ErrorScreen.tsx';

export const stories: Stories = {
  'With another try': () => (
    <ErrorScreen message="This part of the site could not be loaded." onRetry={() => undefined} />
  ),
};
