import { Ellipsis } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
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
  const [isOpen, setOpen] = useState(false);
  useEffect(() => (isOpen ? follow(menu.current, anchor.current) : undefined), [isOpen]);

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
        onBeforeToggle={() => place(menu.current, anchor.current)}
        onToggle={({ newState }) => setOpen(newState === 'open')}
        onClick={() => menu.current?.hidePopover()}
      >
        {children}
      </div>
    </>
  );
}

/**
 * Below the button, or above one in the lower half of the window, as in a bar at its foot. It reaches towards the
 * middle of the window, which has room for it on a phone too.
 */
function place(menu: HTMLElement | null, anchor: HTMLElement | null): void {
  if (!menu || !anchor) return;
  const box = anchor.getBoundingClientRect();
  const { clientHeight, clientWidth } = document.documentElement;
  const isLow = box.top > clientHeight / 2;
  const isAtStart = box.left + box.right < clientWidth;
  const px = (length: number): string => `${Math.max(8, length)}px`;
  Object.assign(menu.style, {
    insetBlockStart: isLow ? 'auto' : px(box.bottom + 4),
    insetBlockEnd: isLow ? px(clientHeight - box.top + 4) : 'auto',
    insetInlineStart: isAtStart ? px(box.left) : 'auto',
    insetInlineEnd: isAtStart ? 'auto' : px(clientWidth - box.right),
  });
}

/**
 * Places the menu anew in each frame in which its button has moved. Nothing tells of all that moves it: scrolling,
 * another size of the window, late data above it.
 */
function follow(menu: HTMLElement | null, anchor: HTMLElement | null): () => void {
  let placed = '';
  const check = (): void => {
    const { x, y } = anchor?.getBoundingClientRect() ?? { x: 0, y: 0 };
    if (placed !== `${x} ${y}`) place(menu, anchor);
    placed = `${x} ${y}`;
    frame = requestAnimationFrame(check);
  };
  let frame = requestAnimationFrame(check);
  return () => cancelAnimationFrame(frame);
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
