import { AlertDialog } from 'shared-ui/AlertDialog';
import styles from './Shortcuts.module.css';

const shortcuts = [
  { keys: 'Ctrl K', does: 'Find a screen, a client or an invoice' },
  { keys: '/', does: 'Search in this list' },
  { keys: 'N', does: 'Create a record of this list' },
  { keys: '?', does: 'Show these shortcuts' },
  { keys: 'Esc', does: 'Close what is open' },
] as const;

/** The keys that do something everywhere in the back office. */
export function Shortcuts({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <AlertDialog isOpen={isOpen} title="Shortcuts" closeLabel="Close" onClose={onClose}>
      <dl className={styles['list']}>
        {shortcuts.map(({ keys, does }) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </AlertDialog>
  );
}
