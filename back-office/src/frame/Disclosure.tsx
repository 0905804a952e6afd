import { useState, type ReactNode } from 'react';

interface DisclosureProps {
  title: string;
  className: string | undefined;
  children: ReactNode;
}

/** Closed at first; what is in it is asked for only when it is opened. */
export function Disclosure({ title, className, children }: DisclosureProps) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <details
      className={className}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setOpened(true);
      }}
    >
      <summary>{title}</summary>
      {wasOpened && children}
    </details>
  );
}
