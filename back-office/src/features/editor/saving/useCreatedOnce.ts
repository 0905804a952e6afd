import { useCreateRecordMutation } from 'shared-api/client';
import type { EntityName } from 'shared-api/contract/entities/entities';
import { useSentForm } from '../../../sending/useSentForm.ts';

type Fields = Record<string, unknown>;

/** Creates the record of an editor once, however often Create is pressed until an answer comes. */
export function useCreatedOnce(entity: EntityName) {
  const [create, { isLoading }] = useCreateRecordMutation();
  const form = useSentForm([{ type: 'list', id: entity }]);
  return {
    isLoading,
    /** The key that the record is sent with. */
    key: form.key,
    /** Goes on with the key that it may have been sent with before. */
    resume: form.resume,
    /** Begins another record. */
    renew: form.renew,
    /** Whether it may have been created: an answer is on its way, or missing. */
    isUnknown: form.isUnknown,
    create: async (fields: Fields) =>
      (await form.send(() => create({ entity, fields: { ...fields, key: form.key() } }))).answer,
  };
}
