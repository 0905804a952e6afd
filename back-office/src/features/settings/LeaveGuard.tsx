import { useEffect, useState } from 'react';
import { AlertDialog } from 'shared-ui/AlertDialog';
import { useNavigate } from 'shared-ui/router';
import { texts } from './texts.ts';

/** The address inside the product that a click leads to; undefined when it stays on the screen. */
function targetOf(event: MouseEvent): string | undefined {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!isPlain || !(link instanceof HTMLAnchorElement) || link.target === '_blank')
    return undefined;
  const { origin, pathname, search, hash } = new URL(link.href);
  if (origin !== window.location.origin || pathname === window.location.pathname) return undefined;
  return pathname + search + hash;
}

/** Asks before the screen is left with unsaved changes: by a link, or by closing the tab. */
export function LeaveGuard({ isOn }: { isOn: boolean }) {
  const navigate = useNavigate();
  const [target, setTarget] = useState<string>();

  useEffect(() => {
    if (!isOn) return undefined;
    const askOnClose = (event: BeforeUnloadEvent): void => event.preventDefault();
    // Before the router sees the click, which would go at once.
    const askOnLink = (event: MouseEvent): void => {
      const next = targetOf(event);
      if (next === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(next);
    };
    window.addEventListener('beforeunload', askOnClose);
    document.addEventListener('click', askOnLink, true);
    return () => {
      window.removeEventListener('beforeunload', askOnClose);
      document.removeEventListener('click', askOnLink, true);
    };
  }, [isOn]);

  return (
    <AlertDialog
      isOpen={target !== undefined}
      title={texts.leave.title}
      closeLabel={texts.leave.stay}
      onClose={() => setTarget(undefined)}
      confirm={{
        label: texts.leave.leave,
        look: 'danger',
        onConfirm: () => {
          if (target !== undefined) void navigate(target);
        },
      }}
    >
      <p>{texts.leave.text}</p>
    </AlertDialog>
  );
}
