import { useState } from 'react';
import { useCompany } from 'shared-api/client';
import type { EntityName } from 'shared-api/contract/entities/entities';
import { editors } from '../../entities/editors.ts';
import type { EditorQuestion } from '../../entities/Editor.ts';
import type { FormValues } from './fields/fieldText.ts';
import type { RecordFields } from './fields/recordFields.ts';

/**
 * What a person has to decide before what is typed can be saved. How a record was when it was opened
 * needs no answer.
 */
export function useEditorQuestion(
  entity: EntityName,
  { first, sentOf }: Pick<RecordFields, 'first' | 'sentOf'>,
  { values }: { values: FormValues },
): { open: EditorQuestion | undefined; keep: () => void } {
  const ask = editors[entity].question;
  const company = useCompany();
  const [answered, setAnswered] = useState(() => ask?.(sentOf(first), company)?.id);
  const question = ask?.(sentOf(values), company);
  return {
    open: question?.id === answered ? undefined : question,
    keep: () => setAnswered(question?.id),
  };
}
