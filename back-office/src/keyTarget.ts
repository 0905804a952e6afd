/**
 * What a key was pressed for. Until its next picture a browser sends keys to what had the focus in a window
 * that has just closed; the person no longer sees it, and means the window below it, or the page.
 */
export function keyTarget({ target }: KeyboardEvent): EventTarget | null {
  if (!(target instanceof Element) || !target.closest('dialog:not([open])')) return target;
  return document.querySelector('dialog[open]') ?? document.body;
}
