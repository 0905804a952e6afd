import { useEffect } from 'react';
import { Select } from 'shared-ui/Select';
import { LoadFailure } from '../../frame/failures/LoadFailure.tsx';
import { useRecords } from '../page/useRecords.ts';
import { nameOfEmployee } from './nameOfEmployee.ts';
import { texts } from './texts.ts';

interface EmployeeChoiceProps {
  label: string;
  error?: string | undefined;
  /** Undefined until somebody is chosen; null is nobody. */
  value: number | null | undefined;
  onChoose: (employeeId: number | null | undefined) => void;
}

const nobody = 'nobody';

/** One of all employees, or nobody. */
export function EmployeeChoice({ label, error: fault, value, onChoose }: EmployeeChoiceProps) {
  const { records, error, retry, loadMore, isLoadingMore } = useRecords(
    'employees',
    {},
    'fullName',
  );
  useEffect(() => {
    if (!isLoadingMore) loadMore?.();
  }, [loadMore, isLoadingMore]);
  if (error !== undefined) return <LoadFailure error={error} onRetry={retry} />;
  return (
    <Select
      label={label}
      error={fault}
      empty={texts.choose}
      value={value === undefined ? '' : String(value ?? nobody)}
      options={[
        { value: nobody, label: texts.nobody },
        ...(records ?? []).map((one) => ({ value: String(one.id), label: nameOfEmployee(one) })),
      ]}
      onChange={({ target: { value: chosen } }) => {
        if (chosen === '') onChoose(undefined);
        else onChoose(chosen === nobody ? null : Number(chosen));
      }}
    />
  );
}
