/**
 * Leads the keyboard to a row or a heading: to a row's link, and never to its buttons, which a key that is still held
 * would press.
 */
export function leadTo(place: Element, options?: FocusOptions): void {
  const found = place.querySelector('a[href]') ?? place;
  if (!(found instanceof HTMLElement)) return;
  if (!found.matches('a, [tabindex]')) found.tabIndex = -1;
  found.focus(options);
}
