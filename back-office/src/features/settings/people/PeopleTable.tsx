import { useState } from 'react';
import { useCompany, useSession } from 'shared-api/client';
import type { Person } from 'shared-api/contract/staff/people';
import { AlertDialog } from 'shared-ui/AlertDialog';
import { Badge } from 'shared-ui/Badge';
import { Button } from 'shared-ui/Button';
import { Table } from 'shared-ui/Table';
import { Unseen } from 'shared-ui/Unseen';
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
        isHeadKept
        columns={[
          {
            header: t.username,
            cell: ({ username, email }: Person) => <Name {...{ username, email, own }} />,
          },
          { header: t.role, cell: ({ role }) => t.roles[role] },
          {
            header: t.employee,
            cell: (person) => <EmployeeOf person={person} onChange={() => setLinked(person)} />,
          },
          { header: t.factor, cell: ({ hasFactor }) => (hasFactor ? t.hasFactor : t.hasNoFactor) },
          { header: t.since, isUnbroken: true, cell: ({ since }) => showDayOf(since, timeZone) },
          { header: t.state, cell: (person) => <State person={person} timeZone={timeZone} /> },
          {
            header: t.actions,
            align: 'end',
            isActions: true,
            cell: (person) => (
              <div className={styles['rowActions']}>
                {person.username !== own && (
                  <PersonButtons
                    person={person}
                    actions={actions}
                    onNewPassword={() => setForgetful(person)}
                    onNewRole={() => setChanged(person)}
                  />
                )}
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

interface NameProps {
  username: string;
  email: string;
  own: string | undefined;
}

const Name = ({ username, email, own }: NameProps) => (
  <>
    <span className={styles['name']}>
      {username}
      {username === own && <span className={styles['soft']}> ({t.you})</span>}
    </span>
    {email !== '' && <span className={styles['reason']}>{email}</span>}
  </>
);

/** The employee that a login is linked to, and the way to another one. */
const EmployeeOf = ({ person, onChange }: { person: Person; onChange: () => void }) => (
  <span className={styles['state']}>
    {person.employee && (
      <RecordLink entity="employees" id={person.employee.id} name={person.employee.fullName} />
    )}
    <Button look="quiet" size="small" onClick={onChange}>
      {person.employee ? t.changeEmployee : t.linkEmployee}
      <Unseen> {t.employeeTitle(person.username)}</Unseen>
    </Button>
  </span>
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
