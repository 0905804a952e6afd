import { useState } from 'react';
import type { Person } from 'shared-api/contract/staff/people';
import { may, permissions } from 'shared-api/contract/staff/permissions';
import { permissionWords, roleNotes } from 'shared-api/contract/staff/permissionWords';
import { roles, type Role } from 'shared-api/contract/staff/roles';
import { FormDialog } from 'shared-ui/FormDialog';
import { Select } from 'shared-ui/Select';
import { useAnswer } from '../../../frame/useAnswer.ts';
import { texts } from '../texts.ts';
import { useSetPersonRoleMutation } from '../../../api/peopleApi.ts';
import styles from './RoleDialog.module.css';

const t = texts.people;

/** Gives a colleague another role, after saying what that adds and takes away. */
export function RoleDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const { id, username } = person;
  const [role, setRole] = useState<Role>(person.role);
  const [save, { isLoading }] = useSetPersonRoleMutation();
  const answer = useAnswer(onClose, () => undefined);
  return (
    <FormDialog
      title={t.roleTitle(username)}
      failure={answer.failure}
      isUnknown={answer.isUnknown}
      submit={{ label: t.makeRole(role), isBusy: isLoading }}
      cancelLabel={t.cancel}
      // Also the role that is shown: somebody else may have given another one since.
      onSubmit={() => void save({ id, role }).then(answer.take)}
      onClose={onClose}
    >
      <Select
        label={t.role}
        name="role"
        value={role}
        options={roles.map((each) => ({ value: each, label: t.roles[each] }))}
        onChange={({ target }) =>
          setRole(roles.find((each) => each === target.value) ?? person.role)
        }
      />
      <p>{roleNotes[role]}</p>
      <div aria-live="polite" className={styles['changes']}>
        <Changes title={t.gains} from={person.role} to={role} />
        <Changes title={t.loses} from={role} to={person.role} />
      </div>
      <p>{t.roleHolds(username)}</p>
    </FormDialog>
  );
}

/** What the second role includes and the first does not. */
function Changes({ title, from, to }: { title: string; from: Role; to: Role }) {
  const added = permissions.filter((permission) => may(to, permission) && !may(from, permission));
  if (added.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {added.map((permission) => (
          <li key={permission}>{permissionWords[permission]}</li>
        ))}
      </ul>
    </div>
  );
}
