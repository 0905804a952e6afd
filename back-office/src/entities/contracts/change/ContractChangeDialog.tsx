import { useState } from 'react';
import {
  serviceGroups,
  usualChoices,
  type ContractPreview,
  type ServiceChoice,
  type ServiceGroup,
} from 'shared-api/contract/entities/contractChange';
import { errorStatus } from 'shared-api/client';
import { Button } from 'shared-ui/Button';
import { Dialog, DialogActions } from 'shared-ui/Dialog';
import { DialogFailure } from 'shared-ui/DialogFailure';
import { Radio } from 'shared-ui/Radio';
import { Refusal } from '../../../frame/failures/Refusal.tsx';
import { useMay } from '../../../IfMay.tsx';
import type { SentUpdate, UpdateDialogProps } from '../../Editor.ts';
import { useChangeContractMutation, useLazyPreviewContractChangeQuery } from '../contractsApi.ts';
import { AddedServices, ChangedServices, StayingServices } from './ServiceTables.tsx';
import styles from './ContractChangeDialog.module.css';
import { choicesFor, offeredChoices } from './offeredChoices.ts';
import { texts } from './texts.ts';

interface ContractChangeDialogProps extends UpdateDialogProps {
  sent: SentUpdate;
  preview: ContractPreview;
}

/** Shows what saving does to the services to come, and asks what becomes of each kind of them. */
export function ContractChangeDialog(props: ContractChangeDialogProps) {
  const { sent, isBusy, failure, onUpdate, onClose } = props;
  const [preview, setPreview] = useState(props.preview);
  const [lookAgain] = useLazyPreviewContractChangeQuery();
  const [chosen, setChosen] = useState<Record<ServiceGroup, ServiceChoice>>(usualChoices);
  const [change] = useChangeContractMutation();
  const { id } = sent;
  const mayCancel = useMay('services');
  const choices = choicesFor(preview, chosen, mayCancel);

  const save = (): void =>
    onUpdate(async () => {
      const { data, error } = await change({ ...sent, choices, mark: preview.mark });
      if (!data) {
        // Its services have changed since: the refusal says that this shows what would become of them now.
        if (errorStatus(error) === 409) setPreview((await lookAgain(sent)).data ?? preview);
        return { error };
      }
      const { message, changeId } = data;
      if (changeId === null) return { data: { message } };
      const path = `/contracts/${id}/changes/${changeId}/undo/`;
      return { data: { message, undo: { path, body: {} } } };
    });

  return (
    <Dialog title={texts.title} size="wide" isKept={isBusy} onClose={onClose}>
      <p>{texts.intro}</p>
      <div className={styles['parts']}>
        {serviceGroups
          .filter((group) => preview[group].length > 0)
          .map((group) => (
            <fieldset key={group} className={styles['part']}>
              <legend className={styles['title']}>
                {texts.group(group, preview[group].length)}
              </legend>
              <div className={styles['choices']}>
                {offeredChoices(group, preview[group], mayCancel).map((choice) => (
                  <Radio
                    key={choice}
                    name={group}
                    label={texts.choice[group][choice]}
                    checked={choices[group] === choice}
                    onChoose={() => setChosen({ ...chosen, [group]: choice })}
                  />
                ))}
              </div>
              <ChangedServices
                caption={texts.group(group, preview[group].length)}
                services={preview[group]}
                isChanged={choices[group] === 'change'}
              />
            </fieldset>
          ))}
        <AddedServices services={preview.added} />
        <StayingServices services={preview.staying} />
      </div>
      {failure !== undefined && (
        <DialogFailure of={failure}>
          <Refusal error={failure} />
        </DialogFailure>
      )}
      <DialogActions>
        <Button look="secondary" disabled={isBusy} onClick={onClose}>
          {texts.back}
        </Button>
        <Button isBusy={isBusy} onClick={save}>
          {texts.save}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
