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
import { useLazyReleasesQuery, useShareReleaseMutation } from '../releasesApi.ts';
import { texts } from '../texts.ts';
import { useRefusable } from './useRefusable.ts';
import { percentOf } from '../apps/versions.ts';

/** The usual steps of a rollout, in percent. */
const steps = [1, 5, 10, 25, 50];

/** Starts the rollout of a version, or changes its percentage. */
export function RolloutDialog({
  releases: { app, share },
  version,
  onClose,
  onDone,
}: DialogCallbacks & { releases: AppReleases; version: string }) {
  const isHere = share?.version === version;
  const [typed, setTyped] = useState(isHere ? String(share.percent) : '');
  const [isWrong, setWrong] = useState(false);
  const [isByItself, setByItself] = useState(false);
  const meanwhile = useMeanwhile(app, share);
  const percent = isByItself ? rolloutSteps[0] : percentOf(typed);
  const [give, { isLoading }] = useShareReleaseMutation();
  const change = useRefusable(
    (force) =>
      give({
        app,
        version,
        percent: percent ?? 0,
        force,
        ...(isByItself ? { steps: [...rolloutSteps] } : {}),
      }),
    () =>
      onDone(
        isByItself ? texts.rollout.started(app, version) : texts.shared(app, version, percent ?? 0),
      ),
  );
  async function submit(): Promise<void> {
    setWrong(percent === undefined);
    if (percent !== undefined && !(await meanwhile.look())) await change.go();
  }
  return (
    <UnlessRefused version={version} change={change} isBusy={isLoading} onClose={onClose}>
      <FormDialog
        title={texts.shareTitle(version)}
        onSubmit={() => void submit()}
        onClose={onClose}
        cancelLabel={texts.cancel}
        submit={{ label: texts.giveIt, isBusy: isLoading || meanwhile.isLooking }}
        failure={meanwhile.words ?? change.failure}
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

type Share = AppReleases['share'];

/**
 * Whether somebody else has changed the rollout since it was shown: who withdraws a release that fails has to be sure that
 * nobody gives it out again without knowing.
 */
function useMeanwhile(app: AppReleases['app'], shown: Share) {
  const [known, setKnown] = useState(shown);
  const [words, setWords] = useState<string>();
  const [read, { isFetching }] = useLazyReleasesQuery();
  return {
    words,
    isLooking: isFetching,
    /** @returns whether it was, which is then said */
    look: async (): Promise<boolean> => {
      const { data } = await read(undefined);
      const now = data ? (data.apps.find((one) => one.app === app)?.share ?? null) : known;
      const isOther = now?.version !== known?.version || now?.percent !== known?.percent;
      setKnown(now);
      setWords(isOther ? texts.shareMeanwhile(now) : undefined);
      return isOther;
    },
  };
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
