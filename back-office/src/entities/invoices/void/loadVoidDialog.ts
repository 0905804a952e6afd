import { late } from '../../../late/late.tsx';
import { loadPart } from '../../../late/loadPart.ts';

/** It checks what is typed: with the schemas, every editor would carry them. */
export const loadVoidDialog = () =>
  loadPart(() => import(/* webpackChunkName: "voidInvoice" */ './VoidDialog.tsx'));

/** The window in which an issued invoice is voided; it comes when it is opened. */
export const VoidDialog = late(async () => ({ default: (await loadVoidDialog()).VoidDialog }));
