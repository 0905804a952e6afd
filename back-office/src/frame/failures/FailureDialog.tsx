import type { ErrorBody } from 'shared-api/contract/calls/errors';
import { AlertDialog } from 'shared-ui/AlertDialog';
import { LeadingWords } from './Refusal.tsx';

interface FailureDialogProps {
  /** Why something did not happen; undefined while there is nothing to tell. */
  failure: { title: string; messages: string[]; leadsTo?: ErrorBody['leadsTo'] } | undefined;
  onClose: () => void;
}

/**
 * Says what an editor could not do, and leaves what was typed as it is (docs/product/messages.md).
 */
export const FailureDialog = ({ failure, onClose }: FailureDialogProps) => (
  <AlertDialog isOpen={failure !== undefined} title={failure?.title ?? ''} onClose={onClose}>
    {failure?.messages.map((text) => (
      <p key={text}>
        <LeadingWords text={text} leadsTo={failure.leadsTo} />
      </p>
    ))}
  </AlertDialog>
);
