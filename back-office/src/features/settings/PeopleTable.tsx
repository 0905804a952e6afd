import { useState } from 'react';
import {
  errorMessage,
  errorStatus,
  showMessage,
  useCompany,
  useDisablePersonMutation,
  useDispatch,
  useSession,
} from 'shared-api/client';
import type { Person } from 'shared-api/contract/people';
import { AlertDialog } from 'shared-ui/AlertDialog';
import { Badge } from 'shared-ui/Badge';
import { Button } from 'shared-ui/Button';
import { Table } from 'shared-ui/Table';
import { Unseen } from 'shared-ui/Unseen';
import { showDayOf } from './days.ts';
import { NewPasswordDialog } from './NewPasswordDialog.tsx';
import styles from './SettingsPage.module.css';
import { texts } from './texts.ts';

const t = texts.people;

/** The logins, and what can be done with each. */
export function PeopleTable({ people }: { people: readonly Person[] }) {
  const { timeZone } = useCompany();
  const own = useSession()?.username;
  const dispatch = useDispatch();
  const [setDisabled, { isLoading, originalArgs }] = useDisablePersonMutation();
  const [leaving, setLeaving] = useState<Person>();
  const [forgetful, setForgetful] = useState<Person>();
  const [failure, setFailure] = useState<string>();

  async function change({ id }: Person, disabled: boolean): Promise<void> {
    const { data, error } = await setDisabled({ id, disabled });
    if (data) dispatch(showMessage(data.message));
    else if (errorStatus(error) !== 401) setFailure(errorMessage(error));
  }

  const unseen = ({ username }: Person) => <Unseen> {username}</Unseen>;
  const actions = (person: Person) => (
    <div className={styles['rowActions']}>
      <Button look="quiet" onClick={() => setForgetful(person)}>
        {t.newPassword}
        {unseen(person)}
      </Button>
      {person.username !== own && (
        <Button
          look="quiet"
          isBusy={isLoading && originalArgs?.id === person.id}
          onClick={() => {
            if (person.disabledAt === null) setLeaving(person);
            else void change(person, false);
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
          { header: t.since, isUnbroken: true, cell: ({ since }) => showDayOf(since, timeZone) },
          { header: t.state, cell: (person) => <State person={person} timeZone={timeZone} /> },
          { header: t.actions, align: 'end', isActions: true, cell: actions },
        ]}
        rows={people}
        rowKey={({ id }) => id}
      />
      <AlertDialog
        isOpen={leaving !== undefined}
        title={t.disableTitle(leaving?.username ?? '')}
        closeLabel={t.keep}
        onClose={() => setLeaving(undefined)}
        confirm={{
          label: t.disable,
          look: 'danger',
          onConfirm: () => {
            setLeaving(undefined);
            if (leaving) void change(leaving, true);
          },
        }}
      >
        <p>{t.disableText(leaving?.username ?? '')}</p>
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
