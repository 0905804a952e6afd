import { useRef, useState } from 'react';
import type { MadeDeployToken } from 'shared-api/contract/releases/deployTokens';
import { Button } from 'shared-ui/Button';
import { Dialog, DialogActions } from 'shared-ui/Dialog';
import { TextField } from 'shared-ui/TextField';
import styles from '../dialogs/ReleaseDialogs.module.css';
import { texts } from './texts.ts';

interface MadeTokenProps {
  name: string;
  made: MadeDeployToken;
  onClose: () => void;
}

/** A new token, to be copied: it is not shown again, so only its button closes it. */
export function MadeToken({ name, made: { token, publicKey }, onClose }: MadeTokenProps) {
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState('');

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(token);
      setOutcome(texts.copied);
    } catch {
      field.current?.select();
      setOutcome(texts.notCopied);
    }
  }
  return (
    <Dialog title={texts.madeTitle(name)} isKept onClose={onClose}>
      <p>
        {texts.madeText} {token.includes('.') && texts.madeKey}
      </p>
      <TextField
        ref={field}
        label={texts.tokenLabel}
        autoComplete="off"
        readOnly
        value={token}
        onFocus={({ target }) => target.select()}
      />
      <TextField
        label={texts.publicKey}
        hint={texts.publicKeyHint}
        readOnly
        value={publicKey}
        onFocus={({ target }) => target.select()}
      />
      <p role="status" className={styles['soft']}>
        {outcome}
      </p>
      <DialogActions>
        <Button look="secondary" onClick={onClose}>
          {texts.close}
        </Button>
        <Button onClick={() => void copy()}>{texts.copy}</Button>
      </DialogActions>
    </Dialog>
  );
}
