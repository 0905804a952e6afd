/**
 * Tells whoever is around a control that something was chosen in it, as the browser tells of what is typed: a window
 * asks before it loses either.
 */
export const tellTyped = (control: HTMLElement | null): void =>
  void control?.dispatchEvent(new Event('input', { bubbles: true }));
