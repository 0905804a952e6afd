import { useState } from 'react';
import { boardDays, isBoardDay, type BoardService } from 'shared-api/contract/schedule/board';
import { routes } from 'shared-api/contract/pages/officePaths';
import { FormDialog } from 'shared-ui/FormDialog';
import { Link } from 'shared-ui/router';
import { Select } from 'shared-ui/Select';
import { TextField } from 'shared-ui/TextField';
import { CardFacts } from '../card/CardFacts.tsx';
import { nameOfService, placeOf, rebased, type Place, type Row } from '../model/slots.ts';
import { texts } from '../texts.ts';
import styles from './MoveDialog.module.css';
import type { Outcome } from './useMove.ts';

interface MoveDialogProps {
  service: BoardService;
  /** Services that it overlaps. */
  clashes: readonly BoardService[];
  rows: readonly Row[];
  mayChangeDay: boolean;
  onMove: (service: BoardService, place: Place, force: boolean) => Promise<Outcome>;
  onClose: () => void;
}

/** What a card says in full, and the plain way to move it: to whom, to which day, of another week as well, and when. */
export function MoveDialog(props: MoveDialogProps) {
  const { clashes, rows, mayChangeDay, onMove, onClose } = props;
  // As it stood when the dialog opened: the card behind it moves at once, and may be put back.
  const [service, setService] = useState(props.service);
  const [place, setPlace] = useState(() => placeOf(service));
  const [isBusy, setBusy] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const canForce = outcome?.canForce === true;
  const dayFault = isBoardDay(place.day) ? undefined : texts.noDay;
  const timeFault = place.time === '' ? texts.noTime : undefined;

  function change(part: Partial<Place>): void {
    setPlace({ ...place, ...part });
    setOutcome(undefined);
  }

  /** Goes on from the service as it is now, with what was chosen of its place. */
  function goOnFrom(current: BoardService): void {
    setPlace(rebased(place, placeOf(service), placeOf(current)));
    setService(current);
  }

  async function submit(): Promise<void> {
    setChecked(true);
    if (dayFault !== undefined || timeFault !== undefined) return;
    setBusy(true);
    const next = await onMove(service, place, canForce);
    setBusy(false);
    setOutcome(next);
    if (next?.current) goOnFrom(next.current);
    if (next === undefined) onClose();
  }

  return (
    <FormDialog
      title={texts.moveTitle(nameOfService(service))}
      submit={{ label: canForce ? texts.moveAnyway : texts.moveNow, isBusy }}
      cancelLabel={texts.cancel}
      failure={outcome?.refusal}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <CardFacts service={service} clashes={clashes} />
      <p className={styles['open']}>
        <Link to={routes.editor('services', service.id)}>{texts.openService}</Link>
      </p>
      <Select
        label={texts.moveTo}
        value={String(place.employeeId ?? '')}
        options={rows.map(({ employeeId, name }) => ({
          value: String(employeeId ?? ''),
          label: name,
        }))}
        onChange={({ target: { value } }) =>
          change({ employeeId: value === '' ? null : Number(value) })
        }
      />
      <div className={styles['when']}>
        <TextField
          type="date"
          label={texts.moveDay}
          disabled={!mayChangeDay}
          min={boardDays.first}
          max={boardDays.last}
          error={isChecked ? dayFault : undefined}
          value={place.day}
          onChange={({ target: { value } }) => change({ day: value })}
        />
        <TextField
          type="time"
          label={texts.moveTime}
          disabled={!mayChangeDay}
          error={isChecked ? timeFault : undefined}
          value={place.time}
          onChange={({ target: { value } }) => change({ time: value.slice(0, 5) })}
        />
      </div>
      {!mayChangeDay && <p className={styles['hint']}>{texts.onlyAdmins}</p>}
    </FormDialog>
  );
}
