import { useState, type ComponentType } from 'react';
import { errorBody, useDispatch } from 'shared-api/client';
import type { EntityName } from 'shared-api/contract/entities/entities';
import { useMay } from '../../../IfMay.tsx';
import { editors } from '../../../entities/editors.ts';
import { refusalOf } from '../../../frame/failures/refusalOf.ts';
import { isRefused } from '../../../sending/lostAnswers.ts';
import type {
  ActionCall,
  AskBeforeUpdate,
  SentUpdate,
  UpdateDialogProps,
} from '../../../entities/Editor.ts';

/** What becomes of an update that a person has to decide about. */
interface Ways {
  /** Makes it as it is. @returns why that failed, if it did */
  update: (sent: SentUpdate) => Promise<unknown>;
  /** Says that it was made. @param data what a call of its own has answered */
  done: (data?: Awaited<ReturnType<ActionCall>>['data']) => void;
  fail: (error: unknown) => void;
  /** Says that no answer came to one that was decided on. */
  lost: () => void;
}

type Asked = Awaited<ReturnType<AskBeforeUpdate>>;

/** Asks before a stored record is updated, where its entity has something to decide. */
export function useAskedUpdate(entity: EntityName, { update, done, fail, lost }: Ways) {
  const dispatch = useDispatch();
  const mayDecide = useMay(editors[entity].beforeUpdateNeeds ?? 'own');
  const [Dialog, setDialog] = useState<ComponentType<UpdateDialogProps>>();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  async function plainly(sent: SentUpdate): Promise<void> {
    const error = await update(sent);
    if (error === undefined) done();
    else fail(error);
  }

  return {
    isBusy,
    /** The window in which a person decides. */
    Dialog,
    /** Why the update that was decided on was not made; what was chosen stays. */
    failure,
    close: (): void => setDialog(undefined),
    /** Updates the record, or asks first. */
    async ask(sent: SentUpdate): Promise<void> {
      const { beforeUpdate } = editors[entity];
      if (!mayDecide || !beforeUpdate) return plainly(sent);
      setBusy(true);
      const asked = await beforeUpdate(dispatch, sent).catch((error: unknown): Asked => ({
        error,
      }));
      setBusy(false);
      if (asked.error !== undefined) {
        fail(asked.error);
        return;
      }
      setFailure(undefined);
      // A component is a function, which a state would call.
      if (asked.Dialog) setDialog(() => asked.Dialog);
      else await plainly(sent);
    },
    /** Makes the update by the call that was decided on. */
    run: async (call: ActionCall): Promise<void> => {
      setBusy(true);
      setFailure(undefined);
      const { data, error } = await call();
      setBusy(false);
      const { errors, current } = errorBody(error) ?? {};
      // Wrong fields, and what somebody else has changed, are shown in the editor.
      const isOver = data ?? errors ?? current;
      if (isOver === undefined) {
        setFailure(refusalOf(error));
        if (!isRefused(error)) lost();
        return;
      }
      setDialog(undefined);
      if (data) done(data);
      else fail(error);
    },
  };
}
