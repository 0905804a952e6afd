import { useState } from 'react';
import { appNames } from 'shared-api/contract/releases/release';
import {
  newDeployTokenSchema,
  type MadeDeployToken,
} from 'shared-api/contract/releases/deployTokens';
import { validate } from 'shared-api/contract/fields/schemas';
import { wordsWith } from 'shared-api/contract/fields/words';
import { texts as fieldFaults } from 'shared-api/contract/messages/fieldFaultTexts.en';
import { texts as officeFaults } from 'shared-api/contract/messages/officeFaultTexts.en';
import { texts as labels } from 'shared-api/contract/messages/officeLabelTexts.en';
import { texts as quoteFaults } from 'shared-api/contract/messages/quoteFaultTexts.en';
import { FormDialog } from 'shared-ui/FormDialog';
import { Select } from 'shared-ui/Select';
import { TextField } from 'shared-ui/TextField';
import { failureOf } from '../dialogs/useRefusable.ts';
import { useMakeDeployTokenMutation } from '../releasesApi.ts';
import { texts as releases } from '../texts.ts';
import { MadeToken } from './MadeToken.tsx';
import { texts } from './texts.ts';

const words = wordsWith(
  { ...fieldFaults, ...quoteFaults, ...officeFaults },
  { deployToken: labels.deployToken },
);

const options = appNames.map((app) => ({ value: app, label: releases.apps[app] }));

/** Makes a token for one app, and shows it once. */
export function TokenDialog({ onClose }: { onClose: () => void }) {
  const [app, setApp] = useState<string>('public-site');
  const [name, setName] = useState('');
  const [days, setDays] = useState('90');
  const [publicKey, setPublicKey] = useState('');
  const [wrong, setWrong] = useState<Partial<Record<string, string>>>({});
  const [failure, setFailure] = useState<string>();
  const [made, setMade] = useState<MadeDeployToken>();
  const [make, { isLoading }] = useMakeDeployTokenMutation();
  if (made) return <MadeToken name={name.trim()} made={made} onClose={onClose} />;

  async function submit(): Promise<void> {
    setFailure(undefined);
    const key = publicKey.trim();
    const { value, errors = {} } = validate(newDeployTokenSchema, {
      app,
      name: name.trim(),
      days: Number(days),
      ...(key === '' ? {} : { publicKey: key }),
    });
    setWrong(words.errorsOf(newDeployTokenSchema, errors));
    if (!value) return;
    const answer = await make(value);
    if (answer.error === undefined) setMade(answer.data);
    else setFailure(failureOf(answer.error));
  }
  return (
    <FormDialog
      title={texts.makeTitle}
      onSubmit={() => void submit()}
      onClose={onClose}
      cancelLabel={texts.cancel}
      submit={{ label: texts.makeIt, isBusy: isLoading }}
      failure={failure}
    >
      <p>{texts.intro}</p>
      <Select
        label={texts.app}
        options={options}
        value={app}
        onChange={({ target }) => setApp(target.value)}
      />
      <TextField
        label={texts.nameLabel}
        hint={texts.nameHint}
        autoComplete="off"
        value={name}
        error={wrong['name']}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        label={texts.daysLabel}
        inputMode="numeric"
        autoComplete="off"
        value={days}
        error={wrong['days'] === undefined ? undefined : texts.daysWrong}
        onChange={({ target }) => setDays(target.value)}
      />
      <TextField
        label={texts.keyLabel}
        hint={texts.keyHint}
        autoComplete="off"
        value={publicKey}
        onChange={({ target }) => setPublicKey(target.value)}
      />
    </FormDialog>
  );
}
