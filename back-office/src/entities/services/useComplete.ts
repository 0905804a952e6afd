import { useUpdateRecordMutation, type RecordOf } from 'shared-api/client';
import type { ActionResult } from '../Editor.ts';
import { texts } from './texts.ts';

/** Marks a service as done, in one call that can be taken back. */
export function useComplete(): (service: RecordOf<'services'>) => Promise<ActionResult> {
  const [update] = useUpdateRecordMutation();
  return async ({ id, version, serviceStatus, serviceCode }) => {
    const fields = { version, serviceStatus: 'Complete' };
    const { data, error } = await update({ entity: 'services', id, fields });
    if (!data) return { error };
    return {
      data: {
        message: texts.completed(serviceCode),
        undo: { entity: 'services', id, fields: { version: data.version, serviceStatus } },
      },
    };
  };
}
