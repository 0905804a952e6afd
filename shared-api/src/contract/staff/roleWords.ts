import { texts } from '../messages/officeValueTexts.en.ts';
import type { Role } from './roles.ts';

/** What the office calls every role. */
export const roleWords: Record<Role, string> = texts.roles;
