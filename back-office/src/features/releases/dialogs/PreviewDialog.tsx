import { useState } from 'react';
import type { AppName } from 'shared-api/contract/releases/release';
import { newPreviewSchema } from 'shared-api/contract/releases/releases';
import { validate } from 'shared-api/contract/fields/schemas';
import { FormDialog } from 'shared-ui/FormDialog';
import { TextField } from 'shared-ui/TextField';
import { PreviewLink } from './PreviewLink.tsx';
import { useMakePreviewMutation } from '../releasesApi.ts';
import { texts } from '../texts.ts';
import { failureOf } from './useRefusable.ts';

/** Makes a link with which whoever has it sees a version, and gives it to be copied. */
export function PreviewDialog({
  app,
  version,
  onClose,
}: {
  app: AppName;
  version: string;
  onClose: () => void;
}) {
  const [typed, setTyped] = useState('7');
  const [isWrong, setWrong] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [make, { data: made, isLoading }] = useMakePreviewMutation();
  if (made) return <PreviewLink version={version} made={made} onClose={onClose} />;

  async function submit(): Promise<void> {
    setFailure(undefined);
    const { value } = validate(newPreviewSchema, { app, version, days: Number(typed) });
    setWrong(!value);
    if (!value) return;
    const { error } = await make(value);
    if (error !== undefined) setFailure(failureOf(error));
  }
  return (
    <FormDialog
      title={texts.previewTitle(version)}
      onSubmit={() => void submit()}
      onClose={onClose}
      cancelLabel={texts.cancel}
      submit={{ label: texts.makeIt, isBusy: isLoading }}
      failure={failure}
    >
      <p>{texts.previewText}</p>
      <TextField
        label={texts.days}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        error={isWrong ? texts.daysWrong : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
    </FormDialog>
  );
}
