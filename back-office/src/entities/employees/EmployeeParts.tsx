// The frame comes first: its styles stand before those of other components.
import { LatePart } from '../../late/LatePart.tsx';
import type { RecordOf } from 'shared-api/client';
import { texts } from '../page/texts.ts';
import { Waiting } from '../page/Waiting.tsx';

const { loading, failed } = texts;

const loadPage = () => import(/* webpackChunkName: "client" */ './page/EmployeePage.tsx');
const loadHead = async () => (await loadPage()).EmployeeHead;
const loadServices = async () => (await loadPage()).NextServices;
const loadHours = async () =>
  (await import(/* webpackChunkName: "hours" */ './page/hours/WorkingHours.tsx')).WorkingHours;

interface EmployeePartProps {
  record: RecordOf<'employees'>;
}

/** Who an employee is, and their week: the head of the employee's screen. */
export const EmployeeHeadPart = ({ record }: EmployeePartProps) => (
  <LatePart
    load={loadHead}
    loading={loading}
    failed={failed}
    props={{ record }}
    waiting={<Waiting part="head" of="employees" />}
  />
);

/** What an employee does next, and when they work: what the employee's screen is about. */
export const EmployeeMain = ({ record }: EmployeePartProps) => (
  <div>
    <LatePart
      load={loadServices}
      loading={loading}
      failed={failed}
      props={{ record }}
      waiting={<Waiting part="main" of="employees" />}
    />
    <LatePart
      load={loadHours}
      loading={loading}
      failed={failed}
      props={{ record }}
      waiting={null}
    />
  </div>
);
