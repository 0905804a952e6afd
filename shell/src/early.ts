/**
 * Answers what is done to the page before React has it. It is a script of its own, of some hundred
 * bytes, and there before the first paint. `data-live` on a counter, a form or a film says that React
 * answers from now on.
 */

import { partMissing } from './partMissing.ts';

/** Milliseconds that a form which was sent waits for React. */
const patience = 10_000;

const isLive = ({ dataset }: HTMLElement): boolean => dataset['live'] !== undefined;

/** The number changes in the field itself, from where the form takes it over. */
function count(button: HTMLElement): boolean {
  const counter = button.parentElement;
  const input = counter?.querySelector('input');
  if (!input || isLive(counter as HTMLElement)) return false;
  if (button.dataset['step'] === 'up') input.stepUp();
  else input.stepDown();
  return true;
}

/** The film stops or goes on itself; the gallery sees by `data-held` that it is to stay so. */
function toggleFilm(): boolean {
  const film = document.querySelector('video');
  if (!film || isLive(film)) return false;
  if (film.dataset['held'] === undefined) {
    film.dataset['held'] = '';
    film.pause();
  } else {
    delete film.dataset['held'];
    void film.play();
  }
  return true;
}

/** Whether React's part of the page could not be had, so that nobody else answers for now. */
let isPartMissing = false;
window.addEventListener(partMissing, () => (isPartMissing = true), { once: true });

window.addEventListener(
  'click',
  (event) => {
    const button =
      event.target instanceof Element
        ? event.target.closest<HTMLElement>('[data-step], [data-film]')
        : null;
    if (!button) return;
    const isAnswered = button.dataset['film'] === undefined ? count(button) : toggleFilm();
    // React would answer it again once it has the page.
    if (isAnswered) event.stopPropagation();
  },
  true,
);

// A form that is sent too early is kept, and looks busy; React checks and sends it in our words. If
// React does not come, the server answers with a page, where the form has something to send.
window.addEventListener(
  'submit',
  (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || isLive(form)) return;
    if (form.dataset['replay'] === undefined) return;
    if (isPartMissing && form.method === 'post') return;
    event.preventDefault();
    event.stopPropagation();
    if (form.ariaBusy === 'true') return;
    form.ariaBusy = 'true';
    const sendAsPage = (): void => {
      if (isLive(form)) return;
      form.ariaBusy = null;
      if (form.method === 'post') form.submit();
    };
    setTimeout(sendAsPage, patience);
    window.addEventListener(partMissing, sendAsPage, { once: true });
  },
  true,
);
