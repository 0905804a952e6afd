/**
 * Answers clicks on counters that come before React has the page. It is a script of its own, of some
 * hundred bytes, and there before the first paint. The number changes in the field itself, from where
 * the form takes it over (`data-live` then says that React answers).
 */
window.addEventListener(
  'click',
  (event) => {
    const button =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-step]') : null;
    const counter = button?.parentElement;
    const input = counter?.querySelector('input');
    if (!button || !input || counter?.dataset['live'] !== undefined) return;
    // React would answer it again once it has the page.
    event.stopPropagation();
    if (button.dataset['step'] === 'up') input.stepUp();
    else input.stepDown();
  },
  true,
);

export {};
