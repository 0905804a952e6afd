import { useRef, useState } from 'react';
import { FormDialog } from 'shared-ui/FormDialog';
import { TextField } from 'shared-ui/TextField';
import styles from './ReleaseDialogs.module.css';
import type { MadePreview } from '../releasesApi.ts';
import { texts } from '../texts.ts';
import { When } from '../When.tsx';

interface PreviewLinkProps {
  version: string;
  made: MadePreview;
  onClose: () => void;
}

/** A preview's link, to be copied. */
export function PreviewLink({ version, made: { path, until }, onClose }: PreviewLinkProps) {
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState('');
  const link = window.location.origin + path;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link);
      setOutcome(texts.copied);
    } catch {
      field.current?.select();
      setOutcome(texts.notCopied);
    }
  }
  return (
    <FormDialog
      title={texts.made(version)}
      onSubmit={() => void copy()}
      onClose={onClose}
      cancelLabel={texts.close}
      submit={{ label: texts.copy }}
    >
      <p>
        {texts.previewText} {texts.once}
      </p>
      <TextField
        ref={field}
        label={texts.link}
        hint={
          <>
            {texts.until} <When at={until} />
          </>
        }
        readOnly
        value={link}
        onFocus={({ target }) => target.select()}
      />
      <p role="status" className={styles['soft']}>
        {outcome}
      </p>
    </FormDialog>
  );
}
