import type { Person } from 'shared-api/contract/staff/people';
import { Button } from 'shared-ui/Button';
import { Unseen } from 'shared-ui/Unseen';
import type { PersonActions } from './usePersonActions.ts';
import { texts } from '../texts.ts';

const t = texts.people;

interface PersonButtonsProps {
  person: Person;
  actions: PersonActions;
  onNewPassword: () => void;
  onNewRole: () => void;
}

/** What can be done to a colleague's login. */
export function PersonButtons(props: PersonButtonsProps) {
  const { person, actions, onNewPassword, onNewRole } = props;
  const isEnabled = person.disabledAt === null;
  const unseen = <Unseen> {person.username}</Unseen>;
  return (
    <>
      <Button look="quiet" onClick={onNewPassword}>
        {t.newPassword}
        {unseen}
      </Button>
      <Button look="quiet" onClick={onNewRole}>
        {t.changeRole}
        {unseen}
      </Button>
      {person.hasFactor && (
        <Button look="quiet" onClick={() => actions.resetFactor(person)}>
          {t.resetFactor}
          {unseen}
        </Button>
      )}
      <Button
        look="quiet"
        isBusy={actions.isBusyWith(person)}
        onClick={() => (isEnabled ? actions.disable : actions.enable)(person)}
      >
        {isEnabled ? t.disable : t.enable}
        {unseen}
      </Button>
    </>
  );
}
