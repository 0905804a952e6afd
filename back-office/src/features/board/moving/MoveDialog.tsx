import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { boardDays, isBoardDay, type BoardService } from 'shared-api/contract/schedule/board';
import { Button } from 'shared-ui/Button';
import { Select } from 'shared-ui/Select';
import { TextField } from 'shared-ui/TextField';
import styles from './MoveDialog.module.css';
import { nameOfService, slotOf, type Slot, type Row } from './slots.ts';
import { texts } from '../texts.ts';

interface MoveDialogProps {
  service: BoardService;
  rows: readonly Row[];
  mayChangeDay: boolean;
  /** Answers with why not. */
  onMove: (slot: Slot) => Promise<string | undefined>;
  onClose: () => void;
}

/** The plain way to move a service: to whom, and to which day, of another week as well. */
export function MoveDialog({ service, rows, mayChangeDay, onMove, onClose }: MoveDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  // As it stood when the dialog opened: the card behind it moves at once, and may be put back.
  const [slot, setSlot] = useState(() => slotOf(service));
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  useEffect(() => ref.current?.showModal(), []);

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    setRefusal('');
    setBusy(true);
    const words = await onMove(slot);
    setBusy(false);
    if (words === undefined) ref.current?.close();
    else setRefusal(words);
  }

  return (
    <dialog ref={ref} className={styles['dialog']} aria-labelledby="move-title" onClose={onClose}>
      <form onSubmit={(event) => void submit(event)}>
        <h2 id="move-title" className={styles['title']}>
          {texts.moveTitle(nameOfService(service))}
        </h2>
        <div className={styles['fields']}>
          <Select
            label={texts.moveTo}
            value={String(slot.employeeId ?? '')}
            options={rows.map(({ employeeId, name }) => ({
              value: String(employeeId ?? ''),
              label: name,
            }))}
            onChange={({ target: { value } }) =>
              setSlot({ ...slot, employeeId: value === '' ? null : Number(value) })
            }
          />
          <TextField
            type="date"
            label={texts.moveDay}
            hint={mayChangeDay ? texts.keepsTime(service.dateTs.slice(11)) : texts.onlyAdmins}
            required
            disabled={!mayChangeDay}
            min={boardDays.first}
            max={boardDays.last}
            value={slot.day}
            onChange={({ target: { value } }) => setSlot({ ...slot, day: value })}
          />
        </div>
        <p role="alert" className={styles['refusal']}>
          {refusal}
        </p>
        <div className={styles['actions']}>
          <Button look="secondary" onClick={() => ref.current?.close()}>
            {texts.cancel}
          </Button>
          <Button type="submit" isBusy={isBusy} disabled={!isBoardDay(slot.day)}>
            {texts.moveNow}
          </Button>
        </div>
      </form>
    </dialog>
  );
}
