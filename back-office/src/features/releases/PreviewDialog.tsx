import { useState } from 'react';
import type { AppName } from 'shared-api/contract/release';
import { newPreviewSchema } from 'shared-api/contract/releases';
import { validate } from 'shared-api/contract/fields';
import { Button } from 'shared-ui/Button';
import { TextField } from 'shared-ui/TextField';
import { FormDialog } from './FormDialog.tsx';
import styles from './FormDialog.module.css';
import { PreviewLink } from './PreviewLink.tsx';
import { useMakePreviewMutation } from './releasesApi.ts';
import { texts } from './texts.ts';
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
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" isBusy={isLoading}>
            {texts.makeIt}
          </Button>
        </>
      }
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
      {failure !== undefined && (
        <p role="alert" className={styles['failure']}>
          {failure}
        </p>
      )}
    </FormDialog>
  );
}
