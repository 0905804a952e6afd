/**
 * What a key was pressed for. Until its next picture a browser sends keys to what had the focus in a window
 * that has just closed; the person no longer sees it, and means the page.
 */
export const keyTarget = ({ target }: KeyboardEvent): EventTarget | null =>
  target instanceof Element && target.closest('dialog:not([open])') ? document.body : target;
