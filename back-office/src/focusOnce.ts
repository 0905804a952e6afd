/** Given as `ref`: what appears is the next thing to read or to type into. */
export const focusOnce = (element: HTMLElement | null): void => element?.focus();
