import {
  dismissMessage,
  errorMessage,
  showMessage,
  useDispatch,
  useMessage,
  useRestoreRecordMutation,
  type Undo,
} from 'shared-api/client';
import { MessageBox } from 'shared-ui/MessageBox';

/** The transient message over every screen, with a way back from a delete (specification 2.1). */
export function Overlay() {
  const message = useMessage();
  const dispatch = useDispatch();
  const [restore] = useRestoreRecordMutation();

  async function putBack(undo: Undo): Promise<void> {
    const { error } = await restore(undo);
    dispatch(showMessage(error ? errorMessage(error) : 'It is back.'));
  }

  const undo = message?.undo;
  return (
    <MessageBox
      message={message?.text ?? null}
      key={message?.id}
      onClose={() => dispatch(dismissMessage())}
      action={undo && { label: 'Undo', onAction: () => void putBack(undo) }}
    />
  );
}
