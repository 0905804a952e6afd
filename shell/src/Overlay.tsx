import { dismissMessage, showMessage, useDispatch, useMessage, type Undo } from 'shared-api/store';
import { MessageBox } from 'shared-ui/MessageBox';

/** The transient message over every screen, with a way back from a delete (specification 2.1). */
export function Overlay() {
  const message = useMessage();
  const dispatch = useDispatch();

  async function putBack(undo: Undo): Promise<void> {
    // There already, since something was deleted with it; a page that only shows messages needs none.
    const { api, errorMessage } = await import('shared-api/client');
    const { error } = await dispatch(api.endpoints.restoreRecord.initiate(undo));
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
