import { useState } from 'react';
import { flushSync } from 'react-dom';
import {
  errorBody,
  errorMessage,
  errorStatus,
  showMessage,
  useCreateRecordMutation,
  useDeleteRecordMutation,
  useDispatch,
  useUpdateRecordMutation,
  type AnyRecord,
  type Undo,
} from 'shared-api/client';
import { entities, type EntityName } from 'shared-api/contract/entities/entities';
import { routes } from 'shared-api/contract/paths';
import { useNavigate } from 'shared-ui/router';
import type { ActionCall } from '../../entities/Screen.ts';

/** Why an action did not happen; the editor stays as it is. */
export interface Failure {
  title: string;
  messages: string[];
  errors?: Record<string, string>;
}

interface Conflict {
  message: string;
  current: AnyRecord;
}

type Fields = Record<string, unknown>;

/** What is changed in another record once the new one is there: the lead that it was made of. */
export interface Afterwards {
  entity: EntityName;
  id: number;
  fields: Fields & { version: number };
}

/** Create, update and delete of one record; when done, the screen goes back one page. */
export function useRecordActions(entity: EntityName, record: Fields, afterwards?: Afterwards) {
  const { singular, title } = entities[entity];
  const id = typeof record['id'] === 'number' ? record['id'] : undefined;
  const [version, setVersion] = useState(Number(record['version'] ?? 0));
  const [failure, setFailure] = useState<Failure>();
  const [conflict, setConflict] = useState<Conflict>();
  const [isDone, setDone] = useState(false);
  const [create, creating] = useCreateRecordMutation();
  const [update, updating] = useUpdateRecordMutation();
  const [remove, removing] = useDeleteRecordMutation();
  const [isRunning, setRunning] = useState(false);
  const navigate = useNavigate();
  const dispatch = useDispatch();

  function leave(): void {
    const state = window.history.state as { idx?: number } | null;
    if ((state?.idx ?? 0) > 0) void navigate(-1);
    else void navigate(routes.list(entity), { replace: true });
  }

  function done(message: string, undo?: Undo): void {
    // At once: the question before leaving has to be gone when the screen goes back.
    flushSync(() => setDone(true));
    dispatch(showMessage(undo ? { text: message, undo } : message));
    leave();
  }

  /** The context message of the action, and what the server says (docs/product/messages.md). */
  function fail(context: string, error: unknown): void {
    const body = errorBody(error);
    // The login window is shown over the editor; afterwards the action can be repeated.
    if (errorStatus(error) === 401) return;
    setFailure({
      title: context,
      messages: [errorMessage(error)],
      ...(body?.errors ? { errors: body.errors } : {}),
    });
  }

  async function updateFrom(fields: Fields, from: number): Promise<void> {
    if (id === undefined) return;
    const { error } = await update({ entity, id, fields: { ...fields, version: from } });
    const body = errorBody(error);
    if (!error) done(`${title} saved.`);
    else if (errorStatus(error) === 409 && body?.current) {
      setConflict({ message: body.message, current: body.current as AnyRecord });
    } else fail(`Error updating ${singular}`, error);
  }

  return {
    /** The version that the next change is based on. */
    version,
    failure,
    conflict,
    isDone,
    isBusy: creating.isLoading || updating.isLoading || removing.isLoading || isRunning,
    leave,
    fail: (context: string, messages: string[]): void => setFailure({ title: context, messages }),
    /** Puts a failure or conflict away and goes on editing. */
    forgive: (): void => {
      setFailure(undefined);
      setConflict(undefined);
    },
    async save(fields: Fields): Promise<void> {
      if (id !== undefined) return updateFrom(fields, version);
      const { error } = await create({ entity, fields });
      if (error) fail(`Error creating ${singular}`, error);
      else if (!afterwards) done(`${title} created.`);
      else {
        const other = entities[afterwards.entity].singular;
        const { error: unchanged } = await update(afterwards);
        done(
          unchanged
            ? `${title} created. The ${other} stays as it is: ${errorMessage(unchanged)}`
            : `${title} created.`,
        );
      }
    },
    /** Saves over the change of somebody else that has just been shown. */
    async saveOver(fields: Fields): Promise<void> {
      const current = conflict?.current.version ?? version;
      setVersion(current);
      setConflict(undefined);
      await updateFrom(fields, current);
    },
    /** Goes on from the record as somebody else has left it. */
    takeCurrent(): void {
      setVersion(conflict?.current.version ?? version);
      setConflict(undefined);
    },
    /** Makes a call of one of the record's own buttons. */
    async run(context: string, call: ActionCall): Promise<void> {
      setRunning(true);
      const { data, error } = await call();
      setRunning(false);
      if (data) done(data.message, data.undo);
      else fail(context, error);
    },
    async remove(): Promise<void> {
      if (id === undefined) return;
      const { error } = await remove({ entity, id });
      if (error) fail(`Error deleting ${singular} with id ${id}`, error);
      else done(`${title} deleted.`, { entity, id });
    },
  };
}
