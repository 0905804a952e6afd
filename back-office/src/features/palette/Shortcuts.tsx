import { AlertDialog } from 'shared-ui/AlertDialog';
import styles from './Shortcuts.module.css';
import { texts } from './texts.ts';

const t = texts.shortcuts;

const shortcuts = [
  { keys: texts.keys.palette, does: texts.find },
  { keys: '/', does: t.search },
  { keys: 'N', does: t.create },
  { keys: texts.keys.rows, does: t.rows },
  { keys: texts.keys.select, does: t.select },
  { keys: texts.keys.save, does: t.save },
  { keys: '?', does: t.help },
  { keys: texts.keys.escape, does: t.escape },
];

/** The keys that do something everywhere in the back office. */
export function Shortcuts({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <AlertDialog isOpen={isOpen} title={t.title} closeLabel={t.close} onClose={onClose}>
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
