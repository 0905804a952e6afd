import {
  dismissMessage,
  errorMessage,
  showMessage,
  useDispatch,
  useMessage,
  useRestoreRecordMutation,
  useUpdateRecordMutation,
  type Undo,
} from 'shared-api/client';
import { MessageBox } from 'shared-ui/MessageBox';

/** The transient message over every screen, with a way back from what it tells of (specification 2.1). */
export function Overlay() {
  const message = useMessage();
  const dispatch = useDispatch();
  const [restore] = useRestoreRecordMutation();
  const [update] = useUpdateRecordMutation();

  async function takeBack({ entity, id, fields }: Undo): Promise<void> {
    const { error } = fields ? await update({ entity, id, fields }) : await restore({ entity, id });
    const done = fields ? 'It is as it was before.' : 'It is back.';
    dispatch(showMessage(error ? errorMessage(error) : done));
  }

  const undo = message?.undo;
  return (
    <MessageBox
      message={message?.text ?? null}
      key={message?.id}
      onClose={() => dispatch(dismissMessage())}
      action={undo && { label: 'Undo', onAction: () => void takeBack(undo) }}
    />
  );
}
