import '../frame/lateStyles.ts';
import { useEffect, useRef } from 'react';
import styles from './Letter.module.css';
import { showLetter } from './showLetter.ts';

/**
 * A mail as its reader sees it, in a frame in which nothing runs and nothing leads anywhere. It has
 * this page's origin for its styles alone (`showLetter`).
 */
export function LetterFrame({ html, title }: { html: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const { contentWindow } = frame.current ?? {};
    if (contentWindow) showLetter(contentWindow as Window & typeof globalThis, html);
  }, [html]);
  return (
    <iframe
      ref={frame}
      title={title}
      sandbox="allow-same-origin"
      className={styles['letter']}
      // Firefox replaces the first, empty document once it has loaded.
      onLoad={({ currentTarget: { contentWindow } }) => {
        if (contentWindow) showLetter(contentWindow as Window & typeof globalThis, html);
      }}
    />
  );
}
