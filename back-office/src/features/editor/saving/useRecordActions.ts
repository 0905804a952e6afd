import { useState } from 'react';
import {
  errorBody,
  errorMessage,
  errorStatus,
  useDeleteRecordMutation,
  useUpdateRecordMutation,
  type AnyRecord,
} from 'shared-api/client';
import type { ErrorBody } from 'shared-api/contract/calls/errors';
import type { EntityName } from 'shared-api/contract/entities/entities';
import { useTieLeadToQuoteMutation } from '../../../entities/leads/leadsApi.ts';
import type { ActionCall } from '../../../entities/Editor.ts';
import { useEditorEnd } from '../useEditorEnd.ts';
import { useAskedUpdate } from './useAskedUpdate.ts';
import { isStillLost } from '../../../sending/lostAnswers.ts';
import { useCreatedOnce } from './useCreatedOnce.ts';
import { texts } from '../texts.ts';

/** Why an action did not happen; the editor stays as it is. */
export interface Failure {
  title: string;
  messages: string[];
  errors?: Record<string, string>;
  leadsTo?: ErrorBody['leadsTo'];
}

export interface Conflict {
  message: string;
  current: AnyRecord;
}

type Fields = Record<string, unknown>;

/** What is done once the new record is created: the lead that it was made for keeps it. */
export interface FollowUp {
  leadId: number;
}

/**
 * The context message of the action, and what the server says (docs/product/messages.md). None where
 * the session has ended: the login window is shown over the editor, and the action can be repeated.
 */
function failureOf(context: string, error: unknown): Failure | undefined {
  if (errorStatus(error) === 401) return undefined;
  const { errors, leadsTo } = errorBody(error) ?? {};
  return {
    title: context,
    messages: [errorMessage(error)],
    ...(errors && { errors }),
    ...(leadsTo && { leadsTo }),
  };
}

/** Ties the new quote to the lead that it was made for; returns the reason if that fails. */
function useFollowUp(followUp: FollowUp | undefined): (quoteId: number) => Promise<string> {
  const [tieToLead] = useTieLeadToQuoteMutation();
  return async (quoteId) => {
    if (!followUp) return '';
    const { error } = await tieToLead({ id: followUp.leadId, quoteId });
    return error ? texts.otherStays('leads', errorMessage(error)) : '';
  };
}

/** Create, update and delete of one record; when done, the screen goes back one page. */
export function useRecordActions(entity: EntityName, record: Fields, followUp?: FollowUp) {
  const id = typeof record['id'] === 'number' ? record['id'] : undefined;
  const [merged, setMerged] = useState(0);
  // The version that what is typed was read from: of the record, or of the later one it was put over.
  const version = Math.max(merged, Number(record['version'] ?? 0));
  const [failure, setFailure] = useState<Failure>();
  const [conflict, setConflict] = useState<Conflict>();
  const creation = useCreatedOnce(entity);
  const [update, updating] = useUpdateRecordMutation();
  // Whether an update may be saved whose answer is missing.
  const [isUpdateLost, setUpdateLost] = useState(false);
  const [remove, removing] = useDeleteRecordMutation();
  const saveFollowUp = useFollowUp(followUp);
  const [isRunning, setRunning] = useState(false);
  const { isDone, leave, done } = useEditorEnd(entity);

  const fail = (context: string, error: unknown): void => setFailure(failureOf(context, error));

  function failUpdate(error: unknown): void {
    setUpdateLost((wasLost) => isStillLost(wasLost, error));
    const body = errorBody(error);
    if (errorStatus(error) === 409 && body?.current) {
      setConflict({ message: body.message, current: body.current as AnyRecord });
    } else fail(texts.updateFailed(entity), error);
  }

  const asked = useAskedUpdate(entity, {
    update: async (sent) => (await update({ entity, ...sent })).error,
    lost: () => setUpdateLost(true),
    done: (data) => done(data?.message ?? texts.saved(entity), data?.undo),
    fail: failUpdate,
  });

  async function updateFrom(fields: Fields, from: number): Promise<void> {
    if (id !== undefined) await asked.ask({ id, fields: { ...fields, version: from } });
  }

  return {
    failure,
    conflict,
    /** The version that the next change is based on. */
    version,
    isDone,
    creation,
    isBusy:
      creation.isLoading || updating.isLoading || removing.isLoading || isRunning || asked.isBusy,
    /** Whether it is not known if an update was saved: its answer is on its way, or missing. */
    isUpdateUnknown: isUpdateLost || updating.isLoading,
    /** What a person decides before an update. */
    asked,
    leave,
    fail: (context: string, messages: string[]): void => setFailure({ title: context, messages }),
    /** Dismisses a failure or conflict to go on editing. */
    dismissFailure: (): void => {
      setFailure(undefined);
      setConflict(undefined);
    },
    async save(fields: Fields): Promise<void> {
      if (id !== undefined) return updateFrom(fields, version);
      const { data, error } = await creation.create(fields);
      if (data) done(texts.created(entity) + (await saveFollowUp(data.id)));
      else fail(texts.createFailed(entity), error);
    },
    /** Saves over the change of somebody else that has just been shown. */
    async saveOver(fields: Fields): Promise<void> {
      const current = conflict?.current.version ?? version;
      setMerged(current);
      setConflict(undefined);
      await updateFrom(fields, current);
    },
    /** Goes on from the record as somebody else has left it. */
    takeCurrent(): void {
      setMerged(conflict?.current.version ?? version);
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
      if (error) fail(texts.deleteFailed(entity, id), error);
      else done(texts.deleted(entity), { entity, id });
    },
  };
}

export type RecordActions = ReturnType<typeof useRecordActions>;
