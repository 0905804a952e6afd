import { useState } from 'react';
import { validate } from 'shared-api/contract/fields/schemas';
import {
  overridableApps,
  overrideSchema,
  type NewOverride,
  type OverridableApp,
} from 'shared-api/contract/releases/overrides';
import { FormDialog } from 'shared-ui/FormDialog';
import { Select } from 'shared-ui/Select';
import { TextField } from 'shared-ui/TextField';
import { failureOf } from '../dialogs/useRefusable.ts';
import { useBeginOverrideMutation } from '../releasesApi.ts';
import { texts } from './texts.ts';

/** Where an app's development server listens unless it is told otherwise (`webpack/apps.ts`). */
const usual: Record<OverridableApp, string> = {
  'public-site': 'http://localhost:8082',
  'back-office': 'http://localhost:8083',
};

const options = overridableApps.map((app) => ({ value: app, label: texts.apps[app] }));

interface OverrideDialogProps {
  onClose: () => void;
  onDone: (begun: NewOverride) => void;
}

/** Takes an app from the machine that this browser runs on. */
export function OverrideDialog({ onClose, onDone }: OverrideDialogProps) {
  const [app, setApp] = useState<OverridableApp>('public-site');
  const [typed, setTyped] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [begin, { isLoading }] = useBeginOverrideMutation();
  const origin = typed ?? usual[app];

  async function submit(): Promise<void> {
    setFailure(undefined);
    // As it is copied from the bar of a browser.
    const { value } = validate(overrideSchema, { app, origin: origin.trim().replace(/\/$/, '') });
    setWrong(!value);
    if (!value) return;
    const { error } = await begin(value);
    if (error === undefined) onDone(value);
    else setFailure(failureOf(error));
  }
  return (
    <FormDialog
      title={texts.beginTitle}
      onSubmit={() => void submit()}
      onClose={onClose}
      cancelLabel={texts.cancel}
      submit={{ label: texts.beginIt, isBusy: isLoading }}
      failure={failure}
    >
      <p>{texts.beginText(app)}</p>
      <Select
        label={texts.app}
        options={options}
        value={app}
        onChange={({ target }) =>
          setApp(overridableApps.find((known) => known === target.value) ?? 'public-site')
        }
      />
      <TextField
        label={texts.originLabel}
        hint={texts.originHint}
        inputMode="url"
        autoComplete="off"
        value={origin}
        error={isWrong ? texts.originWrong(usual[app]) : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
    </FormDialog>
  );
}
