import { texts } from '../messages/permissionTexts.en.ts';
import type { Permission } from './permissions.ts';
import type { Role } from './roles.ts';

/** What every role is for. */
export const roleNotes: Record<Role, string> = texts.roleNotes;

/** What every permission lets somebody do. */
export const permissionWords: Record<Permission, string> = texts.permissions;
