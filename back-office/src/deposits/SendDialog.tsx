import { showAmount } from '../amounts.ts';
import { LetterDialog } from '../letters/LetterDialog.tsx';
import { useLetterForm } from '../letters/useLetterForm.ts';
import { useMessage } from '../letters/useMessage.ts';
import { useSaySent } from '../letters/useSaySent.ts';
import {
  useDepositLetterQuery,
  useSendDepositMutation,
  type DepositRequest,
} from './depositsApi.ts';
import { texts } from './texts.ts';

interface SendDialogProps {
  request: DepositRequest;
  onClose: () => void;
}

/** Shows the mail that asks for a request, and sends it with its PDF to whom a person says. */
export function SendDialog({ request: { id, number, amount }, onClose }: SendDialogProps) {
  const text = useMessage();
  const letter = useDepositLetterQuery(
    { id, message: text.settled },
    { refetchOnMountOrArgChange: true },
  );
  const [send] = useSendDepositMutation();
  const form = useLetterForm({
    letter,
    text,
    send: (mail, again) => send({ id, again, ...mail }),
    onSent: useSaySent(onClose),
    what: '',
  });
  return (
    <LetterDialog
      title={texts.send.title(number)}
      letter={letter}
      form={form}
      submit={texts.send.submit(number, showAmount(amount), form.everybody)}
      onClose={onClose}
    />
  );
}
