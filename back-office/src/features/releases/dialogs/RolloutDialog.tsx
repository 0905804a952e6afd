import { useState } from 'react';
import type { AppReleases } from 'shared-api/contract/releases/releases';
import { Button } from 'shared-ui/Button';
import { rolloutSteps } from 'shared-api/contract/releases/rollout';
import { Checkbox } from 'shared-ui/Checkbox';
import { FormDialog } from 'shared-ui/FormDialog';
import { TextField } from 'shared-ui/TextField';
import type { DialogCallbacks } from './releaseActions.ts';
import styles from './ReleaseDialogs.module.css';
import { UnlessRefused } from './Refused.tsx';
import { useShareReleaseMutation } from '../releasesApi.ts';
import { texts } from '../texts.ts';
import { useRefusable } from './useRefusable.ts';
import { useSeen } from './useSeen.ts';
import { percentOf } from '../apps/versions.ts';

/** The usual steps of a rollout, in percent. */
const steps = [1, 5, 10, 25, 50];

/** Starts the rollout of a version, or changes its percentage. */
export function RolloutDialog({
  releases,
  version,
  onClose,
  onDone,
}: DialogCallbacks & { releases: AppReleases; version: string }) {
  const { app, share } = releases;
  const isHere = share?.version === version;
  const [typed, setTyped] = useState(isHere ? String(share.percent) : '');
  const [isWrong, setWrong] = useState(false);
  const [isByItself, setByItself] = useState(false);
  const { mark, lookAgain } = useSeen(releases);
  const percent = isByItself ? rolloutSteps[0] : percentOf(typed);
  const [give, { isLoading }] = useShareReleaseMutation();
  const change = useRefusable(
    (force) =>
      give({
        app,
        version,
        percent: percent ?? 0,
        force,
        mark,
        ...(isByItself ? { steps: [...rolloutSteps] } : {}),
      }),
    lookAgain,
    () =>
      onDone(
        isByItself ? texts.rollout.started(app, version) : texts.shared(app, version, percent ?? 0),
      ),
  );
  async function submit(): Promise<void> {
    setWrong(percent === undefined);
    if (percent !== undefined) await change.go();
  }
  return (
    <UnlessRefused version={version} change={change} isBusy={isLoading} onClose={onClose}>
      <FormDialog
        title={texts.shareTitle(version)}
        onSubmit={() => void submit()}
        onClose={onClose}
        cancelLabel={texts.cancel}
        submit={{ label: texts.giveIt, isBusy: isLoading }}
        failure={change.failure}
      >
        <Checkbox
          label={texts.rollout.byItself}
          checked={isByItself}
          onChange={({ target }) => setByItself(target.checked)}
        />
        <p className={styles['soft']}>{texts.rollout.byItselfText}</p>
        {!isByItself && (
          <Percent
            typed={typed}
            percent={percent}
            error={isWrong && percent === undefined ? texts.percentWrong : undefined}
            onType={setTyped}
          />
        )}
        {share && !isHere && <p>{texts.replaces(share.version, share.percent)}</p>}
      </FormDialog>
    </UnlessRefused>
  );
}

interface PercentProps {
  typed: string;
  percent: number | undefined;
  error: string | undefined;
  onType: (typed: string) => void;
}

/** A percentage that a person types or picks. */
function Percent({ typed, percent, error, onType }: PercentProps) {
  return (
    <>
      <TextField
        label={texts.percent}
        hint={texts.percentHint}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        error={error}
        onChange={({ target }) => onType(target.value)}
      />
      <div className={styles['steps']}>
        {steps.map((step) => (
          <Button
            key={step}
            look="secondary"
            size="small"
            aria-pressed={percent === step}
            onClick={() => onType(String(step))}
          >
            {step} %
          </Button>
        ))}
      </div>
    </>
  );
}
