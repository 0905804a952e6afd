import { createPortal } from 'react-dom';
import { AlertDialog } from 'shared-ui/AlertDialog';
import type { LeaveQuestion } from './useLeaveGuard.ts';

/** The question itself (`useLeaveGuard`), also where the part of the screen that asks is hidden. */
export function LeaveDialog({ question }: { question: LeaveQuestion }) {
  return createPortal(
    <AlertDialog
      isOpen={question.isAsking}
      title="Leave without saving?"
      closeLabel="Stay"
      onClose={question.stay}
      confirm={{ label: 'Leave', look: 'danger', onConfirm: question.go }}
    >
      <p>What you have changed here is not saved yet.</p>
    </AlertDialog>,
    document.body,
  );
}
