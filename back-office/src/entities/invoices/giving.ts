import { late } from '../../late/late.tsx';
import { loadPart } from '../../late/loadPart.ts';

// It checks what is typed: with the schemas, every first screen of the office would carry it.
const load = () => loadPart(() => import(/* webpackChunkName: "money" */ '../../money/windows.ts'));

/** Credits, gives back and writes off; it comes when one of these is asked for. */
export const InvoiceGiving = late(async () => ({ default: (await load()).InvoiceGiving }));
