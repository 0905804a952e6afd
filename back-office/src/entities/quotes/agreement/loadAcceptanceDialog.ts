import type { ComponentType } from 'react';
import { loadPart } from '../../../late/loadPart.ts';
import type { AcceptanceDialog } from './AcceptanceDialog.tsx';

type Props = Parameters<typeof AcceptanceDialog>[0];

/** The window that asks who accepted, as `lazy` wants it. */
export async function loadAcceptanceDialog(): Promise<{ default: ComponentType<Props> }> {
  const load = () => import(/* webpackChunkName: "acceptance" */ './AcceptanceDialog.tsx');
  return { default: (await loadPart(load)).AcceptanceDialog };
}
