import { FileUp } from 'lucide-react';
import { useState, type DragEvent } from 'react';
import { classNames } from 'shared-ui/classNames';
import { unseen } from 'shared-ui/Unseen';
import styles from './FileDrop.module.css';

interface FileDropProps {
  hint: string;
  /** Of the button that chooses files. */
  label: string;
  /** The endings that are offered. */
  accept: string;
  isMultiple?: boolean;
  onFiles: (files: File[]) => void;
}

/** Takes files, chosen or dropped. */
export function FileDrop({ hint, label, accept, isMultiple = false, onFiles }: FileDropProps) {
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
      <p>{hint}</p>
      <label className={styles['choose']}>
        <FileUp size={18} aria-hidden="true" />
        {label}
        <input
          className={unseen}
          type="file"
          multiple={isMultiple}
          accept={accept}
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
