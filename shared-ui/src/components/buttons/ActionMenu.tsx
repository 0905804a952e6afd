import { Ellipsis } from 'lucide-react';
import { useId, useRef, type ReactNode } from 'react';
import styles from './ActionMenu.module.css';
import { Button } from './Button.tsx';

interface ActionMenuProps {
  /** What the button is called, for those who do not see its three dots. */
  label: string;
  /** Buttons, below one another. */
  children: ReactNode;
}

/**
 * Actions that are seldom needed, behind three dots. The browser's own popover: it closes with
 * Escape and by a click beside it, and gives the focus back. A click on one of its buttons closes it.
 */
export function ActionMenu({ label, children }: ActionMenuProps) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const anchor = useRef<HTMLButtonElement>(null);

  /** Below the button, at its end; within the window. */
  function place(): void {
    const box = anchor.current?.getBoundingClientRect();
    if (!box || !menu.current) return;
    menu.current.style.insetBlockStart = `${box.bottom + 4}px`;
    menu.current.style.insetInlineEnd = `${Math.max(8, document.documentElement.clientWidth - box.right)}px`;
  }

  return (
    <>
      <Button ref={anchor} look="secondary" popoverTarget={id} aria-label={label}>
        <Ellipsis size={20} aria-hidden="true" />
      </Button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        className={styles['menu']}
        onBeforeToggle={place}
        onClick={() => menu.current?.hidePopover()}
      >
        {children}
      </div>
    </>
  );
}

interface ActionMenuItemProps {
  children: ReactNode;
  disabled?: boolean;
  onClick: () => void;
}

/** One action of the menu. */
export const ActionMenuItem = ({ children, disabled = false, onClick }: ActionMenuItemProps) => (
  <button type="button" className={styles['item']} disabled={disabled} onClick={onClick}>
    {children}
  </button>
);
