import { Suspense, useState, type ReactNode } from 'react';

interface SeenPartProps {
  /** Finds the part in the document; no other element has it. */
  id: string;
  /** A part whose code comes by itself. */
  children: ReactNode;
}

/**
 * A part of a page that is only looked at: no link, no field, nothing that changes. Where the server has
 * rendered it, its HTML stays as it is, and its code never comes; on a page that came without a load it is rendered.
 */
export function SeenPart({ id, children }: SeenPartProps) {
  const [html] = useState(() =>
    typeof document === 'undefined' ? undefined : document.getElementById(id)?.innerHTML,
  );
  if (html === undefined) {
    return (
      <div id={id}>
        <Suspense>{children}</Suspense>
      </div>
    );
  }
  // The server's own HTML, which React leaves alone where it hydrates.
  return <div id={id} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />;
}
