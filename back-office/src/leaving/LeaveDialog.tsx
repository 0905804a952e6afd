import { createPortal } from 'react-dom';
import { AlertDialog } from 'shared-ui/AlertDialog';
import type { LeaveQuestion } from './useLeaveGuard.ts';
import { texts } from './texts.ts';

/** The question itself (`useLeaveGuard`), also where the part of the screen that asks is hidden. */
export function LeaveDialog({ question }: { question: LeaveQuestion }) {
  return createPortal(
    <AlertDialog
      isOpen={question.isAsking}
      title={texts.title}
      closeLabel={texts.stay}
      onClose={question.stay}
      confirm={{ label: texts.leave, look: 'danger', onConfirm: question.go }}
    >
      <p>{texts.text}</p>
    </AlertDialog>,
    document.body,
  );
}
