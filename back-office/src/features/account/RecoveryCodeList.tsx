import { Button } from 'shared-ui/Button';
import { DialogActions } from 'shared-ui/Dialog';
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
    <div className={styles['form']}>
      <p>{t.text}</p>
      <ul className={styles['codes']} aria-label={t.list}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <DialogActions>
        <Button look="secondary" onClick={() => save(file)}>
          {t.download}
        </Button>
        <Button onClick={onDone}>{t.done}</Button>
      </DialogActions>
    </div>
  );
}

function save(content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = t.file;
  link.click();
  // The download has begun by the time that anything else runs.
  setTimeout(() => URL.revokeObjectURL(address));
}
