import type { ReactNode } from 'react';
import { may, type Permission } from 'shared-api/contract/staff/permissions';
import { useRole } from './useRole.ts';

/** Whether the role of whoever is logged in includes a permission. */
export function useMay(permission: Permission): boolean {
  const role = useRole();
  return role !== undefined && may(role, permission);
}

/** Shows something only to roles with a permission: nobody sees a button that is refused. */
export const IfMay = ({ needs, children }: { needs: Permission; children: ReactNode }) =>
  useMay(needs) ? children : null;
