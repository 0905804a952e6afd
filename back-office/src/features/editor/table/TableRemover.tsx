import { X } from 'lucide-react';
import styles from './TableField.module.css';

interface TableRemoverProps {
  label: string;
  disabled: boolean;
  onRemove: () => void;
}

/** Left out by Tab, which leads from cell to cell; the buttons below do the same. */
export function TableRemover({ label, disabled, onRemove }: TableRemoverProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles['remove']}
      disabled={disabled}
      aria-label={label}
      onClick={onRemove}
    >
      <X size={16} aria-hidden="true" />
    </button>
  );
}
