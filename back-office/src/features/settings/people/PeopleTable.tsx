import { useState } from 'react';
import {
  errorMessage,
  errorStatus,
  showMessage,
  useCompany,
  useDispatch,
  useSession,
} from 'shared-api/client';
import type { Person } from 'shared-api/contract/staff/people';
import type { Role } from 'shared-api/contract/staff/roles';
import { AlertDialog } from 'shared-ui/AlertDialog';
import { Badge } from 'shared-ui/Badge';
import { Button } from 'shared-ui/Button';
import { Table } from 'shared-ui/Table';
import { Unseen } from 'shared-ui/Unseen';
import { useDisablePersonMutation } from './peopleApi.ts';
import { showDayOf } from '../days.ts';
import { NewPasswordDialog } from './NewPasswordDialog.tsx';
import { useResetPersonFactorMutation, useSetPersonRoleMutation } from './peopleApi.ts';
import styles from '../SettingsPage.module.css';
import { texts } from '../texts.ts';

const t = texts.people;

interface Answer {
  data?: { message: string } | undefined;
  error?: unknown;
}

/** What is asked before something that a colleague feels at once. */
interface Question {
  title: string;
  text: string;
  /** The button that does it. */
  label: string;
  run: () => PromiseLike<Answer>;
}

const otherRole = (role: Role): Role => (role === 'Admin' ? 'Employee' : 'Admin');

/** The logins, and what can be done with each. */
export function PeopleTable({ people }: { people: readonly Person[] }) {
  const { timeZone } = useCompany();
  const own = useSession()?.username;
  const dispatch = useDispatch();
  const [setDisabled, { isLoading, originalArgs }] = useDisablePersonMutation();
  const [setRole] = useSetPersonRoleMutation();
  const [resetFactor] = useResetPersonFactorMutation();
  const [question, setQuestion] = useState<Question>();
  const [forgetful, setForgetful] = useState<Person>();
  const [failure, setFailure] = useState<string>();

  async function tell(work: PromiseLike<Answer>): Promise<void> {
    const { data, error } = await work;
    if (data) dispatch(showMessage(data.message));
    else if (errorStatus(error) !== 401) setFailure(errorMessage(error));
  }

  const disabling = ({ id, username }: Person): Question => ({
    title: t.disableTitle(username),
    text: t.disableText(username),
    label: t.disable,
    run: () => setDisabled({ id, disabled: true }),
  });

  function changingRole({ id, username, role: old }: Person): Question {
    const role = otherRole(old);
    return {
      title: t.makeRoleTitle(username, role),
      text: t.makeRoleText(username),
      label: t.makeRole(role),
      run: () => setRole({ id, role }),
    };
  }

  const resettingFactor = ({ id, username }: Person): Question => ({
    title: t.resetFactorTitle(username),
    text: t.resetFactorText(username),
    label: t.resetFactor,
    run: () => resetFactor(id),
  });

  const unseen = ({ username }: Person) => <Unseen> {username}</Unseen>;
  const actions = (person: Person) => (
    <div className={styles['rowActions']}>
      {person.username !== own && (
        <Button look="quiet" onClick={() => setForgetful(person)}>
          {t.newPassword}
          {unseen(person)}
        </Button>
      )}
      {person.username !== own && (
        <Button look="quiet" onClick={() => setQuestion(changingRole(person))}>
          {t.makeRole(otherRole(person.role))}
          {unseen(person)}
        </Button>
      )}
      {person.username !== own && person.hasFactor && (
        <Button look="quiet" onClick={() => setQuestion(resettingFactor(person))}>
          {t.resetFactor}
          {unseen(person)}
        </Button>
      )}
      {person.username !== own && (
        <Button
          look="quiet"
          isBusy={isLoading && originalArgs?.id === person.id}
          onClick={() => {
            if (person.disabledAt === null) setQuestion(disabling(person));
            else void tell(setDisabled({ id: person.id, disabled: false }));
          }}
        >
          {person.disabledAt === null ? t.disable : t.enable}
          {unseen(person)}
        </Button>
      )}
    </div>
  );

  return (
    <>
      <Table
        caption={t.table}
        isStacked
        columns={[
          {
            header: t.username,
            cell: ({ username }: Person) => (
              <span className={styles['name']}>
                {username}
                {username === own && <span className={styles['soft']}> ({t.you})</span>}
              </span>
            ),
          },
          {
            header: t.email,
            cell: ({ email }) => <span className={styles['address']}>{email || '–'}</span>,
          },
          { header: t.role, cell: ({ role }) => role },
          { header: t.factor, cell: ({ hasFactor }) => (hasFactor ? t.hasFactor : t.hasNoFactor) },
          { header: t.since, isUnbroken: true, cell: ({ since }) => showDayOf(since, timeZone) },
          { header: t.state, cell: (person) => <State person={person} timeZone={timeZone} /> },
          { header: t.actions, align: 'end', isActions: true, cell: actions },
        ]}
        rows={people}
        rowKey={({ id }) => id}
      />
      <AlertDialog
        isOpen={question !== undefined}
        title={question?.title ?? ''}
        closeLabel={t.keep}
        onClose={() => setQuestion(undefined)}
        confirm={{
          label: question?.label ?? '',
          look: 'danger',
          onConfirm: () => {
            setQuestion(undefined);
            if (question) void tell(question.run());
          },
        }}
      >
        <p>{question?.text}</p>
      </AlertDialog>
      <AlertDialog
        isOpen={failure !== undefined}
        title={t.failedAction}
        onClose={() => setFailure(undefined)}
      >
        <p>{failure}</p>
      </AlertDialog>
      {forgetful && (
        <NewPasswordDialog person={forgetful} onClose={() => setForgetful(undefined)} />
      )}
    </>
  );
}

function State({ person: { disabledAt }, timeZone }: { person: Person; timeZone: string }) {
  if (disabledAt === null) return <Badge tone="good">{t.active}</Badge>;
  return (
    <span className={styles['state']}>
      <Badge>{t.disabled}</Badge>
      <span className={styles['soft']}>{t.disabledOn(showDayOf(disabledAt, timeZone))}</span>
    </span>
  );
}
