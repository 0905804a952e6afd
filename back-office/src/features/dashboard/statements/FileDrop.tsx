import { FileUp } from 'lucide-react';
import { useState, type DragEvent } from 'react';
import { classNames } from 'shared-ui/classNames';
import { unseen } from 'shared-ui/Unseen';
import styles from './Statements.module.css';
import { texts } from '../texts.ts';

/** Takes statement files, chosen or dropped. */
export function FileDrop({ onFiles }: { onFiles: (files: File[]) => void }) {
  const [isOver, setOver] = useState(false);

  function take(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onFiles(files);
  }

  return (
    <div
      className={classNames(styles['drop'], isOver && styles['over'])}
      onDragOver={(event) => {
        // A browser opens a dropped file in place of the page unless it is told not to.
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={take}
    >
      <p>{texts.drop}</p>
      <label className={styles['choose']}>
        <FileUp size={18} aria-hidden="true" />
        {texts.choose}
        <input
          className={unseen}
          type="file"
          multiple
          accept=".ofx,.qfx,.csv"
          onChange={({ currentTarget }) => {
            onFiles([...(currentTarget.files ?? [])]);
            // So that the same file can be chosen again.
            currentTarget.value = '';
          }}
        />
      </label>
    </div>
  );
}
