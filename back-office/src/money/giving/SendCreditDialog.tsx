import { LetterDialog } from '../../letters/LetterDialog.tsx';
import { useLetterForm } from '../../letters/useLetterForm.ts';
import { useMessage } from '../../letters/useMessage.ts';
import { useSaySent } from '../../letters/useSaySent.ts';
import { useCreditLetterQuery, useSendCreditMutation } from '../back/moneyBackApi.ts';
import { texts } from '../texts.ts';

interface SendCreditDialogProps {
  credit: { id: number; number: string };
  onClose: () => void;
}

/** Shows the mail of a credit note, and sends it with its PDF to whom a person says. */
export function SendCreditDialog({ credit: { id, number }, onClose }: SendCreditDialogProps) {
  const text = useMessage();
  const letter = useCreditLetterQuery(
    { id, message: text.settled },
    { refetchOnMountOrArgChange: true },
  );
  const [send] = useSendCreditMutation();
  const form = useLetterForm({
    letter,
    text,
    send: (mail, again) => send({ id, again, ...mail }),
    onSent: useSaySent(onClose),
    what: '',
  });
  return (
    <LetterDialog
      title={texts.creditMail.title(number)}
      letter={letter}
      form={form}
      submit={texts.creditMail.submit(number, form.everybody)}
      onClose={onClose}
    />
  );
}
