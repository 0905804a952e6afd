import { saveFile } from 'shared-api/client';
import { Button } from 'shared-ui/Button';
import { DialogActions } from 'shared-ui/Dialog';
import { focusOnce } from '../../focusOnce.ts';
import styles from './AccountPage.module.css';
import { texts } from './texts.ts';

const t = texts.codes;

interface RecoveryCodeListProps {
  username: string;
  codes: readonly string[];
  onDone: () => void;
}

/** New recovery codes, to be kept: they are shown this once. */
export function RecoveryCodeList({ username, codes, onDone }: RecoveryCodeListProps) {
  const file = `${t.head(username)}\n\n${codes.join('\n')}\n`;
  return (
    <div className={styles['newCodes']}>
      <p ref={focusOnce} tabIndex={-1}>
        {t.text}
      </p>
      <ul className={styles['codes']} aria-label={t.list}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <DialogActions>
        <Button
          look="secondary"
          onClick={() => saveFile(new Blob([file], { type: 'text/plain' }), t.file)}
        >
          {t.download}
        </Button>
        <Button onClick={onDone}>{t.done}</Button>
      </DialogActions>
    </div>
  );
}
