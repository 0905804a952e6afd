import { useState } from 'react';
import { FormDialog } from 'shared-ui/FormDialog';
import type { DialogCallbacks } from './releaseActions.ts';
import { texts } from '../texts.ts';
import { failureOf, type Answer } from './useRefusable.ts';

interface EndDialogProps extends DialogCallbacks {
  title: string;
  text: string;
  /** What the button says. */
  label: string;
  /** What has come of it, in words. */
  result: string;
  isBusy: boolean;
  send: () => Promise<Answer>;
}

/** Asks before a share or a preview ends. */
export function EndDialog(props: EndDialogProps) {
  const { title, text, label, result, isBusy, send, onClose, onDone } = props;
  const [failure, setFailure] = useState<string>();
  async function end(): Promise<void> {
    setFailure(undefined);
    const { data, error } = await send();
    if (data !== undefined) onDone(result);
    else setFailure(failureOf(error));
  }
  return (
    <FormDialog
      title={title}
      onSubmit={() => void end()}
      onClose={onClose}
      cancelLabel={texts.cancel}
      submit={{ label, isBusy }}
      failure={failure}
    >
      <p>{text}</p>
    </FormDialog>
  );
}
