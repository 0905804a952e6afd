import * as yup from 'yup';
import { onceKey } from '../fields/requestFields.ts';

/** What the page that a mail leads to tells of it. */
export const seenLetterSchema = yup.object({
  /** The key in the link of the mail. */
  key: onceKey(),
});
