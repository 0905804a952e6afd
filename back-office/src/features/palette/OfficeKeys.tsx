import { useEffect, useLayoutEffect, useState } from 'react';
import { useSession } from 'shared-api/client';
import { isEntityName } from 'shared-api/contract/entities/entityNames';
import { routes } from 'shared-api/contract/pages/officePaths';
import { useLocation, useNavigate } from 'shared-ui/router';
import { mayCreate } from '../../entities/screens.ts';
import { useLogOut } from '../../frame/useLogOut.ts';
import { keyTarget } from '../../keyTarget.ts';
import { askToLeave } from '../../leaving/askToLeave.ts';
import { CommandPalette } from './CommandPalette.tsx';
import { rememberOpened } from './rememberOpened.ts';
import { Shortcuts } from './Shortcuts.tsx';

/** Whether a key that was pressed is meant as text. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input, textarea, select') ||
    target.closest('dialog') !== null);

/** Presses what saves the record that is open; under a window nothing is saved. */
function saveRecord(): void {
  if (document.querySelector('dialog[open]')) return;
  document.querySelector<HTMLElement>('[data-saves]:not(:disabled, [aria-disabled])')?.click();
}

/** What keys do everywhere in the back office: the palette, the search, a new record, saving, help. */
export function OfficeKeys({ menu }: { menu: readonly { name: string; url: string }[] }) {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [open, setOpen] = useState<'none' | 'palette' | 'shortcuts'>('none');
  const role = session?.role ?? 'Employee';
  const logOut = useLogOut();

  useEffect(() => rememberOpened(pathname), [pathname]);

  // With the first picture of the office: a key that is pressed as soon as it is seen counts.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if ((ctrlKey || metaKey) && key.toLowerCase() === 'k') {
        event.preventDefault();
        setOpen('palette');
        return;
      }
      if ((ctrlKey || metaKey) && key.toLowerCase() === 's') {
        // Nobody wants the page itself as a file.
        event.preventDefault();
        saveRecord();
        return;
      }
      if (ctrlKey || metaKey || altKey || isTyping(keyTarget(event))) return;
      const list = pathname.split('/')[2] ?? '';
      if (key === '?') setOpen('shortcuts');
      else if (key === '/') {
        const search = document.querySelector<HTMLElement>('main input[type="search"]');
        if (!search) return;
        event.preventDefault();
        search.focus();
      } else if (key === 'n' && isEntityName(list) && mayCreate(role, list)) {
        event.preventDefault();
        askToLeave(() => void navigate(routes.editor(list, 'new')));
      }
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [navigate, pathname, role]);

  return (
    <>
      {open === 'palette' && (
        <CommandPalette
          menu={menu}
          role={role}
          onDeed={(deed) => {
            if (deed === 'logOut') logOut();
            else setOpen('shortcuts');
          }}
          onClose={() => setOpen('none')}
        />
      )}
      <Shortcuts isOpen={open === 'shortcuts'} onClose={() => setOpen('none')} />
    </>
  );
}
