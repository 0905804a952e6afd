import { useState } from 'react';
import { errorBody } from 'shared-api/client';
import { appNames, type AppName } from 'shared-api/contract/releases/release';
import type { MadeDeployToken } from 'shared-api/contract/releases/deployTokens';
import { FormDialog } from 'shared-ui/FormDialog';
import { Select } from 'shared-ui/Select';
import { TextField } from 'shared-ui/TextField';
import { failureOf } from '../dialogs/useRefusable.ts';
import { useMakeDeployTokenMutation } from '../releasesApi.ts';
import { texts as releases } from '../texts.ts';
import { MadeToken } from './MadeToken.tsx';
import { texts } from './texts.ts';

const options = appNames.map((app) => ({ value: app, label: releases.apps[app] }));

/** Makes a token for one app, and shows it once. */
export function TokenDialog({ onClose }: { onClose: () => void }) {
  const [app, setApp] = useState<AppName>('public-site');
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
    // The server says what is wrong with a name: the words for it would be a large part of this page.
    const answer = await make({
      app,
      name: name.trim(),
      days: Number(days),
      ...(key === '' ? {} : { publicKey: key }),
    });
    const errors = errorBody(answer.error)?.errors;
    setWrong(errors ?? {});
    if (answer.error === undefined) setMade(answer.data);
    else if (errors === undefined) setFailure(failureOf(answer.error));
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
        onChange={({ target }) => setApp(target.value as AppName)}
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
        error={wrong['publicKey']}
        onChange={({ target }) => setPublicKey(target.value)}
      />
    </FormDialog>
  );
}
