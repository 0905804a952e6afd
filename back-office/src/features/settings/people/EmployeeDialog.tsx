import { useState } from 'react';
import type { Person } from 'shared-api/contract/staff/people';
import { FormDialog } from 'shared-ui/FormDialog';
import { useSetPersonEmployeeMutation } from '../../../api/peopleApi.ts';
import { EmployeeChoice } from '../../../entities/employees/EmployeeChoice.tsx';
import { useAnswer } from '../../../frame/useAnswer.ts';
import { texts } from '../texts.ts';

const t = texts.people;

/** Links a login to the employee whose services are its own. */
export function EmployeeDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const { id, username, employee } = person;
  const [chosen, setChosen] = useState<number | null | undefined>(employee?.id ?? null);
  const [errors, setErrors] = useState<{ employeeId?: string }>({});
  const [save, { isLoading }] = useSetPersonEmployeeMutation();
  const answer = useAnswer(onClose, setErrors);
  return (
    <FormDialog
      title={t.employeeTitle(username)}
      failure={answer.failure}
      isUnknown={answer.isUnknown}
      submit={{ label: t.setEmployee, isBusy: isLoading }}
      cancelLabel={t.cancel}
      // Also the employee who is shown: somebody else may have linked another one since.
      onSubmit={() => void save({ id, employeeId: chosen ?? null }).then(answer.take)}
      onClose={onClose}
    >
      <p>{t.employeeText(username)}</p>
      <EmployeeChoice
        label={t.isEmployee}
        error={errors.employeeId}
        value={chosen}
        onChoose={(next) => {
          setErrors({});
          setChosen(next);
        }}
      />
    </FormDialog>
  );
}
