import type { Stories } from '../../catalogue/Story.ts';
import { TextArea } from './TextArea.tsx';

export const stories: Stories = {
  Empty: () => <TextArea label="Message" />,
  Wrong: () => <TextArea label="Message" error="Message body can't be blank" />,
};
