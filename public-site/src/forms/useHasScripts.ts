import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** False in the server's HTML, true once React runs; until then the browser checks what it can. */
export const useHasScripts = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
