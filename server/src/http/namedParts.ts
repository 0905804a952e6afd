import { ValidationError, type AnyObject, type ObjectSchema } from 'yup';
import { faultOf } from 'shared-api/contract/fields/schemas';
import type { Fault } from 'shared-api/contract/messages/faults';
import type { Faults } from '../HttpError.ts';

/**
 * The errors of a body by field, where one within a field says by its path what is wrong, `others[1].version`: for
 * callers without a form, who know no label of it. Kept out of `validate`, which every visitor loads.
 * @param errors what `validate` has found
 */
export function namedParts(schema: ObjectSchema<AnyObject>, body: unknown, errors: Faults): Faults {
  try {
    schema.validateSync(body, { abortEarly: false, strict: true });
    return errors;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const found = error.inner.length > 0 ? error.inner : [error];
    const parts: Record<string, Faults[string]> = {};
    for (const {
      path = '',
      type,
      errors: [message],
    } of found) {
      const [field = ''] = path.split(/[.[]/, 1);
      if (field !== path) parts[field] ??= labelled(faultOf(message, type), path);
    }
    return { ...errors, ...parts };
  }
}

/** A fault whose text has this label, whatever it is rendered with. */
function labelled(wrong: Fault, label: string): Fault {
  const named: object = { ...wrong, params: { ...('params' in wrong && wrong.params), label } };
  return named as Fault;
}
