import { showMessage, useDispatch } from 'shared-api/client';
import { useFailure } from '../../../../frame/failures/useFailure.ts';
import { useSentForm } from '../../../../sending/useSentForm.ts';

interface Place {
  clientId: number;
  kind: 'addresses' | 'contacts';
  /** Undefined for a new one. */
  before: { id: number; version: number } | undefined;
  /** What the form showed at first: what a change is undone with. */
  stored: object;
  onClose: () => void;
}

interface Sent {
  data?: { message: string; id?: number } | undefined;
  error?: unknown;
}

/** Adds an address or a contact of a client once, however often Save is pressed, or changes one; both can be undone. */
export function usePlaceSending({ clientId, kind, before, stored, onClose }: Place) {
  const form = useSentForm([{ type: 'record', id: `clients ${clientId} page` }]);
  const dispatch = useDispatch();
  const { failure, take, clear } = useFailure();
  const path = `/clients/${clientId}/${kind}/`;

  return {
    failure,
    /** Whether it is not known what became of it. */
    isUnknown: form.isUnknown,
    leave: (): void => form.leave(onClose),
    /** @param call adds it with the key, or changes it */
    send: async (
      call: (key: string) => Promise<Sent>,
      setErrors: (errors: object) => void,
    ): Promise<void> => {
      clear();
      const { answer, isLeft } = await form.send(() => call(form.key()));
      const { data, error } = answer;
      if (!data) {
        await take(error, setErrors);
        return;
      }
      const undo =
        data.id === undefined
          ? {
              path: `${path}${before?.id ?? ''}/`,
              body: { ...stored, version: (before?.version ?? 0) + 1 },
            }
          : { path: `${path}${data.id}/remove/`, body: { version: 1 } };
      dispatch(showMessage({ text: data.message, undo }));
      if (!isLeft) onClose();
    },
  };
}
