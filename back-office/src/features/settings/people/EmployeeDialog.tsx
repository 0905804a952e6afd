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
  const employeeId = chosen ?? null;
  return (
    <FormDialog
      title={t.employeeTitle(username)}
      failure={answer.failure}
      submit={{ label: t.setEmployee, isBusy: isLoading }}
      cancelLabel={t.cancel}
      onSubmit={() => {
        if (employeeId === (employee?.id ?? null)) onClose();
        else void save({ id, employeeId }).then(answer.take);
      }}
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
