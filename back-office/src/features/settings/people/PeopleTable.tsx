import { useState } from 'react';
import { useCompany, useSession } from 'shared-api/client';
import type { Person } from 'shared-api/contract/staff/people';
import { AlertDialog } from 'shared-ui/AlertDialog';
import { Badge } from 'shared-ui/Badge';
import { Table } from 'shared-ui/Table';
import { RecordLink } from '../../../entities/RecordLink.tsx';
import { FailureDialog } from '../../../frame/failures/FailureDialog.tsx';
import { showDayOf } from '../../../instants.ts';
import { NewPasswordDialog } from './NewPasswordDialog.tsx';
import { PersonButtons } from './PersonButtons.tsx';
import { EmployeeDialog } from './EmployeeDialog.tsx';
import { RoleDialog } from './RoleDialog.tsx';
import { usePersonActions, type PersonActions } from './usePersonActions.ts';
import styles from '../SettingsPage.module.css';
import { texts } from '../texts.ts';

const t = texts.people;

/** The logins, and what can be done with each. */
export function PeopleTable({ people }: { people: readonly Person[] }) {
  const { timeZone } = useCompany();
  const own = useSession()?.username;
  const actions = usePersonActions();
  const [forgetful, setForgetful] = useState<Person>();
  const [changed, setChanged] = useState<Person>();
  const [linked, setLinked] = useState<Person>();

  return (
    <>
      <Table
        caption={t.table}
        isStacked
        columns={[
          { header: t.username, cell: ({ username }: Person) => <Name {...{ username, own }} /> },
          {
            header: t.email,
            cell: ({ email }) => <span className={styles['address']}>{email || '–'}</span>,
          },
          { header: t.role, cell: ({ role }) => t.roles[role] },
          { header: t.employee, cell: ({ employee }) => <EmployeeOf employee={employee} /> },
          { header: t.factor, cell: ({ hasFactor }) => (hasFactor ? t.hasFactor : t.hasNoFactor) },
          { header: t.since, isUnbroken: true, cell: ({ since }) => showDayOf(since, timeZone) },
          { header: t.state, cell: (person) => <State person={person} timeZone={timeZone} /> },
          {
            header: t.actions,
            align: 'end',
            isActions: true,
            cell: (person) => (
              <div className={styles['rowActions']}>
                <PersonButtons
                  person={person}
                  isOwn={person.username === own}
                  actions={actions}
                  onNewPassword={() => setForgetful(person)}
                  onNewRole={() => setChanged(person)}
                  onEmployee={() => setLinked(person)}
                />
              </div>
            ),
          },
        ]}
        rows={people}
        rowKey={({ id }) => id}
      />
      <QuestionDialog actions={actions} />
      <FailureDialog failure={actions.failure} onClose={actions.forgetFailure} />
      {changed && <RoleDialog person={changed} onClose={() => setChanged(undefined)} />}
      {linked && <EmployeeDialog person={linked} onClose={() => setLinked(undefined)} />}
      {forgetful && (
        <NewPasswordDialog person={forgetful} onClose={() => setForgetful(undefined)} />
      )}
    </>
  );
}

const Name = ({ username, own }: { username: string; own: string | undefined }) => (
  <span className={styles['name']}>
    {username}
    {username === own && <span className={styles['soft']}> ({t.you})</span>}
  </span>
);

const EmployeeOf = ({ employee }: Pick<Person, 'employee'>) => (
  <RecordLink entity="employees" id={employee?.id ?? null} name={employee?.fullName ?? null} />
);

function State({ person: { disabledAt }, timeZone }: { person: Person; timeZone: string }) {
  if (disabledAt === null) return <Badge tone="good">{t.active}</Badge>;
  return (
    <span className={styles['state']}>
      <Badge>{t.disabled}</Badge>
      <span className={styles['soft']}>{t.disabledOn(showDayOf(disabledAt, timeZone))}</span>
    </span>
  );
}

/** Asks before something that a colleague feels at once. */
const QuestionDialog = ({ actions: { question, keep, goOn } }: { actions: PersonActions }) => (
  <AlertDialog
    isOpen={question !== undefined}
    title={question?.title ?? ''}
    closeLabel={t.keep}
    onClose={keep}
    confirm={{ label: question?.label ?? '', look: 'danger', onConfirm: goOn }}
  >
    <p>{question?.text}</p>
  </AlertDialog>
);
