import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { errorMessage } from 'shared-api/client';
import type { Role } from 'shared-api/contract/staff/roles';
import { classNames } from 'shared-ui/classNames';
import { useLocation, useNavigate } from 'shared-ui/router';
import { askToLeave } from '../../leaving/askToLeave.ts';
import styles from './CommandPalette.module.css';
import type { Command, Deed } from './commands.ts';
import { usePaletteCommands } from './usePaletteCommands.ts';
import { texts } from './texts.ts';

interface CommandPaletteProps {
  menu: readonly { name: string; url: string }[];
  role: Role;
  onDeed: (deed: Deed) => void;
  onClose: () => void;
}

/** Shows a dialog for as long as it is rendered. */
function useModal(ref: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => {
      // Closed before it goes, it gives the focus back to where it was.
      if (dialog?.open) dialog.close();
    };
  }, [ref]);
}

/** Finds screens, actions and records by what is typed, and before that those opened last; opened by Ctrl-K. */
export function CommandPalette({ menu, role, onDeed, onClose }: CommandPaletteProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const { pathname } = useLocation();
  const offer = usePaletteCommands(menu, role, typed);
  const { commands, isSearching, error, Recent } = offer;
  const currentIndex = Math.min(chosen, commands.length - 1);
  const current = commands[currentIndex];
  const currentId = `${id}-${currentIndex}`;

  const isOpenYet = offer.isPending && chosen === 0 && !offer.hasActions;
  // Enter that is pressed before what fits has come opens it then.
  const isEntered = useRef(false);

  useModal(dialog);
  useEffect(() => {
    document.getElementById(currentId)?.scrollIntoView({ block: 'nearest' });
  }, [currentId]);

  function run(command: Command | undefined): void {
    if (!command) return;
    // At once: the browser tells of a closed dialog a moment later, and would close a palette opened by then.
    onClose();
    const { does } = command;
    if ('deed' in does) onDeed(does.deed);
    else askToLeave(() => void navigate(does.path));
  }

  useEffect(() => {
    if (!isEntered.current || isOpenYet) return;
    isEntered.current = false;
    run(current);
  });

  function onKey(event: KeyboardEvent): void {
    const { key } = event;
    if (key === 'Enter' && isOpenYet) isEntered.current = true;
    else if (key === 'Enter') run(current);
    // In a search field it would only clear what is typed.
    else if (key === 'Escape') onClose();
    else if (key === 'ArrowDown') setChosen(Math.min(chosen + 1, commands.length - 1));
    else if (key === 'ArrowUp') setChosen(Math.max(chosen - 1, 0));
    else return;
    event.preventDefault();
  }

  return (
    <dialog
      ref={dialog}
      className={styles['palette']}
      aria-label={texts.title}
      onClose={onClose}
      onClick={({ target }) => {
        if (target === dialog.current) onClose();
      }}
    >
      <input
        className={styles['input']}
        type="search"
        role="combobox"
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={current && currentId}
        aria-label={texts.find}
        placeholder={texts.find}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setChosen(0);
          isEntered.current = false;
        }}
        onKeyDown={onKey}
      />
      {Recent && <Recent pathNow={pathname} onFound={offer.onRecent} />}
      <Commands id={id} commands={commands} current={current} onRun={run} />
      <p className={styles['foot']} role="status">
        {isSearching && texts.searching}
        {!isSearching && error !== undefined && errorMessage(error)}
        {!isSearching && error === undefined && commands.length === 0 && texts.nothing}
      </p>
    </dialog>
  );
}

interface CommandsProps {
  /** Begins the ids of the list and of its options. */
  id: string;
  commands: readonly Command[];
  current: Command | undefined;
  onRun: (command: Command) => void;
}

const Commands = ({ id, commands, current, onRun }: CommandsProps) => (
  <ul
    id={`${id}-list`}
    role="listbox"
    aria-label={texts.found}
    className={styles['list']}
    // It scrolls, so it can be reached to be scrolled.
    tabIndex={0}
  >
    {commands.map((command, index) => (
      <li
        key={command.id}
        id={`${id}-${index}`}
        role="option"
        aria-selected={command === current}
        className={classNames(styles['option'], command === current && styles['isChosen'])}
        onClick={() => onRun(command)}
      >
        <span>{command.name}</span>
        <span className={styles['hint']}>{command.hint}</span>
      </li>
    ))}
  </ul>
);
