import { type ComponentType } from 'react';
import type { RecordOf } from 'shared-api/client';
import { late } from '../../../late/late.tsx';
import { loadPart } from '../../../late/loadPart.ts';

export interface LeadWindowProps {
  record: RecordOf<'leads'>;
  onClose: () => void;
}

// They check what is typed: with the schemas, every first screen of the office would carry them.
const load = () => loadPart(() => import(/* webpackChunkName: "leadWindows" */ './windows.ts'));

/** What can be open over a lead. */
const windows = {
  client: late(async () => ({ default: (await load()).ClientWindow })),
  reply: late(async () => ({ default: (await load()).ReplyWindow })),
  close: late(async () => ({ default: (await load()).CloseWindow })),
} satisfies Record<string, ComponentType<LeadWindowProps>>;
export type LeadWindowName = keyof typeof windows;

/** The window that a button of a lead has opened. */
export function LeadWindow({ name, ...props }: LeadWindowProps & { name: LeadWindowName }) {
  const Window = windows[name];
  return <Window {...props} />;
}
