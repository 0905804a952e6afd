import { createPortal } from 'react-dom';
import { AlertDialog } from 'shared-ui/AlertDialog';
import type { LeaveQuestion } from './useLeaveGuard.ts';
import { texts } from './texts.ts';

interface LeaveDialogProps {
  question: LeaveQuestion;
  /** Whether it was sent, and no answer has come: nobody knows whether it is saved. */
  isUnknown?: boolean;
}

/** The question itself (`useLeaveGuard`), also where the part of the screen that asks is hidden. */
export function LeaveDialog({ question, isUnknown = false }: LeaveDialogProps) {
  return createPortal(
    <AlertDialog
      isOpen={question.isAsking}
      title={isUnknown ? texts.unknownTitle : texts.title}
      closeLabel={texts.stay}
      onClose={question.stay}
      confirm={{ label: texts.leave, look: 'danger', onConfirm: question.go }}
    >
      <p>{isUnknown ? texts.unknown : texts.text}</p>
    </AlertDialog>,
    document.body,
  );
}
