import { dismissMessage, useDispatch, useMessage } from 'shared-api/client';
import { MessageBox } from 'shared-ui/MessageBox';

/** The transient message over every screen (specification 2.1). */
export function Overlay() {
  const message = useMessage();
  const dispatch = useDispatch();
  return (
    <MessageBox
      message={message?.text ?? null}
      key={message?.id}
      onClose={() => dispatch(dismissMessage())}
    />
  );
}
