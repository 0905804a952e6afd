import type { AppName } from 'shared-api/contract/releases/release';

/** An action on a version that an Admin has started and has to confirm. */
export type ReleaseAction = {
  version: string;
} & (
  | { kind: 'live' | 'share' | 'preview' | 'origin' }
  | { kind: 'withdraw'; percent: number }
  | { kind: 'endPreview'; id: string }
);

/** An action, and the app it concerns. */
export type AppReleaseAction = ReleaseAction & { app: AppName };

/** Props of every dialog that confirms an action. */
export interface DialogCallbacks {
  onClose: () => void;
  /** Called with a sentence about the result. */
  onDone: (text: string) => void;
}
