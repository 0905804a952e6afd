import { boardDays } from 'shared-api/contract/schedule/board';
import type { ServiceBulkAction } from 'shared-api/contract/entities/bulk/services';
import { Button } from 'shared-ui/Button';
import { Dialog, DialogActions } from 'shared-ui/Dialog';
import { DialogFailure } from 'shared-ui/DialogFailure';
import { RadioGroup } from 'shared-ui/RadioGroup';
import { TextField } from 'shared-ui/TextField';
import { LoadFailure } from '../../../frame/failures/LoadFailure.tsx';
import { Refusal } from '../../../frame/failures/Refusal.tsx';
import type { BulkActionsProps } from '../../Screen.ts';
import { EmployeeChoice } from '../../employees/EmployeeChoice.tsx';
import { ChangedRows, SkippedRows } from './ServiceBulkTables.tsx';
import styles from '../../bulk/BulkDialog.module.css';
import { texts } from './texts.ts';
import { useServiceBulk, type Left } from './useServiceBulk.ts';

interface ServiceBulkDialogProps extends BulkActionsProps {
  action: ServiceBulkAction;
  onClose: () => void;
}

/** Asks to whom or when, shows what happens to each service and why some are left, and does it. */
export function ServiceBulkDialog({ action, selection, onDone, onClose }: ServiceBulkDialogProps) {
  const bulk = useServiceBulk({ action, selection, onDone, onClose });
  const { employee, day, force, isChosen, isHeld, preview, shown, left, failure, isBusy } = bulk;

  if (left) return <LeftDialog {...left} onClose={bulk.endLeft} />;
  return (
    <Dialog title={texts.title[action]} size="wide" isKept={isBusy} onClose={bulk.leave}>
      <div className={styles['parts']}>
        <div className={styles['parts']} inert={isHeld}>
          {action === 'assign' && <EmployeeChoice label={texts.employee} {...employee} />}
          {action === 'move' && (
            <TextField
              type="date"
              label={texts.day}
              hint={texts.dayHint}
              min={boardDays.first}
              max={boardDays.last}
              value={day.value}
              onChange={({ target }) => day.onChange(target.value)}
            />
          )}
          {force.isOffered && (
            <RadioGroup
              legend={texts.inTheWay}
              options={[
                { value: 'fitting', label: texts.fitting(action) },
                { value: 'all', label: texts.all(action) },
              ]}
              value={force.value ? 'all' : 'fitting'}
              onChoose={(what) => force.onChange(what === 'all')}
            />
          )}
        </div>
        <div aria-live="polite" className={styles['parts']}>
          {isChosen && preview.isFetching && <p>{texts.loading}</p>}
          {isChosen && !preview.isFetching && preview.error !== undefined && (
            <LoadFailure error={preview.error} onRetry={() => void preview.refetch()} />
          )}
          {shown && <ChangedRows services={shown.changed} />}
          {shown && <SkippedRows services={shown.skipped} />}
          {failure !== undefined && (
            <DialogFailure of={failure}>
              <Refusal error={failure} />
            </DialogFailure>
          )}
        </div>
      </div>
      <DialogActions>
        <Button look="secondary" disabled={isBusy} onClick={bulk.leave}>
          {texts.cancel}
        </Button>
        <Button
          isBusy={isBusy}
          disabled={!shown || shown.changed.length === 0}
          onClick={bulk.submit}
        >
          {texts.submit(action, shown?.changed.length ?? 0)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** What was not done although it was shown: somebody else was faster. */
const LeftDialog = ({ skipped, text, onClose }: Left & { onClose: () => void }) => (
  <Dialog title={texts.notAsShown} size="wide" onClose={onClose}>
    <p>{text}</p>
    <SkippedRows services={skipped} />
    <DialogActions>
      <Button onClick={onClose}>{texts.close}</Button>
    </DialogActions>
  </Dialog>
);
