import { useId, type ReactNode } from 'react';
import { Button } from 'shared-ui/Button';
import styles from './RowMenu.module.css';
import { texts } from './texts.ts';

interface RowMenuProps {
  /** What the menu is called, for those who do not see its dots. */
  label: string;
  /** Buttons and links; without any there is no menu. */
  children: ReactNode;
}

/**
 * What can be done with a row besides opening it: a menu, or buttons beside one another where the window has room for
 * them. A click on one of them closes it, and so does scrolling, which would leave it behind.
 */
export function RowMenu({ label, children }: RowMenuProps) {
  const id = useId();
  return (
    <span className={styles['row']}>
      <Button look="quiet" popoverTarget={id} aria-label={label}>
        {texts.more}
      </Button>
      <div
        id={id}
        popover="auto"
        className={styles['menu']}
        onBeforeToggle={({ currentTarget, newState }) => {
          if (newState === 'open') place(currentTarget);
        }}
        onClick={({ currentTarget }) => currentTarget.hidePopover()}
      >
        {children}
      </div>
    </span>
  );
}

/** Below the button, or above one in the lower half of the window, until the button moves away. */
function place(menu: HTMLElement): void {
  const button = menu.previousElementSibling;
  if (!button) return;
  const box = button.getBoundingClientRect();
  const height = window.innerHeight;
  menu.style.inset =
    box.top > height / 2
      ? `auto 2rem ${height - box.top}px auto`
      : `${box.bottom}px 2rem auto auto`;
  window.addEventListener('scroll', function onScroll() {
    // The browser tells a picture later: what was scrolled before it was opened has moved nothing since.
    const isInPlace = button.getBoundingClientRect().top === box.top;
    if (isInPlace && menu.matches(':popover-open')) return;
    window.removeEventListener('scroll', onScroll);
    menu.hidePopover();
  });
}
