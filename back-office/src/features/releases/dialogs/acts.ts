import type { AppName } from 'shared-api/contract/releases/release';

/** Something that an Admin began to do with one version, and is asked about. */
export type Act = {
  version: string;
} & (
  | { kind: 'live' | 'share' | 'preview' }
  | { kind: 'withdraw'; percent: number }
  | { kind: 'endPreview'; id: string }
);

/** An act, and the app that it concerns. */
export type ActOf = Act & { app: AppName };

/** What every window that asks about an act is told. */
export interface ActEnd {
  onClose: () => void;
  /** Told in words what has come of it. */
  onDone: (text: string) => void;
}
