import { useEffect, useRef, useState, type RefObject } from 'react';

/** Share of an element that has to be seen (docs/product/limits.md). */
const threshold = 0.1;

/**
 * Whether an element still waits to be revealed: it is, once, when a tenth of it has come into view.
 * Without scripts nothing waits, and what is in view already does not blink.
 */
export function useReveal<E extends Element>(): { ref: RefObject<E | null>; isWaiting: boolean } {
  const ref = useRef<E>(null);
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        setWaiting(!entry.isIntersecting);
        if (entry.isIntersecting) observer.disconnect();
      },
      { threshold },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, isWaiting };
}
