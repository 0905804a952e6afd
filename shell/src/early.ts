/**
 * Handles clicks and submits before React has hydrated the page. A separate script of a few hundred
 * bytes that runs before the first paint. `data-live` on a counter, form or film means that React
 * handles it from now on.
 */

import { keptFormsAge, keptFormsKey, type KeptForms } from 'shared-api/contract/pages/keptForms';
import { keptPhotosIn, keptPhotosKey, keptPhotosMark } from 'shared-api/contract/pages/keptPhotos';
import { languageCookie } from 'shared-api/contract/pages/languageCookie';
import { lateStyles } from 'shared-api/contract/pages/lateStyles';
import { openPayment, toldOfPayment } from 'shared-api/contract/pages/openPayment';
import { partMissing } from 'shared-api/contract/pages/partMissing';
import type { Language } from 'shared-api/contract/values/language';
import { readKeptText } from 'shared-api/kept';

/**
 * Milliseconds to wait for hydration before a form is submitted without React: from the press, or from the page's load while
 * the shell's main script, which fills the overlay, is not there.
 */
const hydrationTimeout = 10_000;

/** Milliseconds for which a page is kept from being painted by stylesheets that do not come. */
const stylesTimeout = 8_000;

// Tells styles that this script came. Where it does not, they hide after a while the buttons that only it and React answer.
document.documentElement.dataset['early'] = '';

// A stylesheet of the page that neither comes nor fails keeps everything from being painted, for ever. After a while the page
// is shown without it and says so at its top; a stylesheet that comes later is applied, and the words go.
setTimeout(() => {
  // One that scripts load for a part of the page keeps nothing from being painted.
  if (performance.getEntriesByType('paint').length > 0) return;
  const note = document.getElementById(lateStyles);
  const styles = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  const late = [...styles].filter(({ sheet }) => !sheet);
  if (!note || late.length === 0) return;
  document.body.prepend(note);
  note.hidden = false;
  for (const link of late) {
    // The browser paints without waiting for stylesheets that are only for print.
    link.media = 'print';
    const count = (): void => {
      link.media = '';
      note.hidden = late.every(({ media }) => !media);
    };
    // Beside whatever else waits for it: a part's loader has set `onload`.
    link.addEventListener('load', count);
  }
}, stylesTimeout);

// The server's page is the same for all, and has the payment form: who has a payment under way is not to see it.
const paying = readKeptText(() => sessionStorage, openPayment.key);
if (paying !== undefined && location.hash !== toldOfPayment(paying)) {
  document.documentElement.toggleAttribute(openPayment.mark, true);
}

// Nor has it the photos that this tab keeps, which would push away what stands below them.
const photos = readKeptText(() => sessionStorage, keptPhotosKey(location.pathname));
if (photos) document.documentElement.dataset[keptPhotosMark] = `${keptPhotosIn(photos)}`;

// The bar's logo comes once the page is scrolled by more than 80 px (shared-ui/src/components/frame). Chromium and Safari 26 do
// that by styles alone; this is for the others, before the first paint.
if (!CSS.supports('animation-timeline: scroll()')) {
  const tell = (): void => {
    document.documentElement.toggleAttribute('data-at-top', scrollY <= 80);
  };
  tell();
  window.addEventListener('scroll', tell);
}

const isLive = ({ dataset }: HTMLElement): boolean => 'live' in dataset;

/** Only the input's value changes; the form reads it when it hydrates. */
function stepCounter(button: HTMLElement): boolean {
  const counter = button.parentElement;
  const input = counter?.querySelector('input');
  if (!input || isLive(counter as HTMLElement)) return false;
  if (button.dataset['step'] === 'up') input.stepUp();
  else input.stepDown();
  return true;
}

/** The counter that a decimal comma was just typed into. */
let commaIn: HTMLInputElement | undefined;

// As the counter itself does once React has it: a browser whose own language writes a point drops the
// comma without a word, so that 1,5 would become 15.
window.addEventListener('beforeinput', (event) => {
  const { target: input, data } = event;
  if (!(input instanceof HTMLInputElement) || input.type !== 'number') return;
  if (!input.parentElement || isLive(input.parentElement)) return;
  const digit = commaIn === input && /^\d$/.test(data ?? '');
  commaIn = data === ',' && Number.isInteger(input.valueAsNumber) ? input : undefined;
  if (data === ',' || digit) event.preventDefault();
  if (digit) input.value = `${input.value}.${data}`;
});

/** Pauses or plays the film itself; `data-held` tells the gallery to leave it that way. */
function toggleFilm(): boolean {
  const film = document.querySelector('video');
  if (!film || isLive(film)) return false;
  if (film.toggleAttribute('data-held')) film.pause();
  else void film.play();
  return true;
}

/** Names and values of a form's fields that differ from what the page came with. Those of a card have no names. */
function changesOf(form: HTMLFormElement): [string, FormDataEntryValue][] {
  const untouched = form.cloneNode(true) as HTMLFormElement;
  untouched.reset();
  const before = new FormData(untouched);
  const now = new FormData(form);
  return [...(form.elements as Iterable<HTMLInputElement>)]
    .filter(({ name, type }) => name && type !== 'file' && now.get(name) !== before.get(name))
    .map(({ name }) => [name, now.get(name) ?? '']);
}

/** Keeps what was typed into a form, over what was kept of it before: the page comes without that. */
function keepTyped(form: HTMLFormElement, isSent?: true): void {
  const name = form.dataset['kept'];
  const changes = changesOf(form);
  if (!name || isLive(form) || changes.length === 0) return;
  try {
    const forms = JSON.parse(sessionStorage.getItem(keptFormsKey) ?? '{}') as KeptForms;
    const before = forms[name];
    const isOpen = before && !before.isSent && before.at > Date.now() - keptFormsAge;
    const values = { ...(isOpen && before.values), ...Object.fromEntries(changes) };
    forms[name] = { at: Date.now(), values, isSent };
    sessionStorage.setItem(keptFormsKey, JSON.stringify(forms));
  } catch {
    // The storage is full or forbidden: as the page itself, without.
  }
}

/** Forms that the browser sends: the server's answer has what was typed. */
const sent = new Set<HTMLFormElement>();

/** Marks a form that the browser sends: only who goes back to it finds what was typed. */
function markSent(form: HTMLFormElement): void {
  sent.add(form);
  keepTyped(form, true);
}

/** Keeps what was typed, for the next page of this tab to fill in once React has that. */
function keepAllTyped(): void {
  for (const form of document.forms) if (!sent.has(form)) keepTyped(form);
}

/** As the page's own switch does once React has it: takes along what was typed, and keeps the choice. */
function switchLanguage(link: HTMLAnchorElement): void {
  // The server's page knows of neither.
  link.search = location.search;
  link.hash = location.hash;
  document.cookie = languageCookie(link.hreflang as Language);
  keepAllTyped();
}

// The browser fills fields in again only after the scripts, and none whose suggestions are switched off.
window.addEventListener('pagehide', keepAllTyped);

/**
 * Whether one of the shell's own scripts failed before this one came, which is loaded beside them: as where something
 * in the browser blocks them. Of another origin the browser may keep the status to itself.
 */
function hasFailedAlready(): boolean {
  const own = new Set(
    [...document.querySelectorAll<HTMLScriptElement>('script[defer]')].map(({ src }) => src),
  );
  const loads = performance.getEntriesByType('resource');
  return loads.some(
    ({ name, responseStatus: status }) =>
      own.has(name) && name.startsWith(location.origin) && (status === 0 || status >= 400),
  );
}

/** Whether the remote failed to load, so that hydration will not happen for now. */
let isPartMissing = hasFailedAlready();
window.addEventListener(partMissing, () => (isPartMissing = true));
// Nor will it where one of the shell's own scripts fails, which are the only ones to be deferred.
window.addEventListener(
  'error',
  ({ target }) => {
    if ((target as HTMLScriptElement).defer) window.dispatchEvent(new Event(partMissing));
  },
  true,
);

window.addEventListener(
  'click',
  (event) => {
    const button =
      event.target instanceof Element
        ? event.target.closest<HTMLElement>('[data-step], [data-film], [hreflang]')
        : null;
    if (!button) return;
    if (button instanceof HTMLAnchorElement) {
      switchLanguage(button);
      return;
    }
    const isHandled = 'film' in button.dataset ? toggleFilm() : stepCounter(button);
    // Otherwise React would replay the click when it hydrates.
    if (isHandled) event.stopPropagation();
  },
  true,
);

// A form submitted too early is held back and marked busy; once hydrated, React validates and sends
// it. If that does not happen, POST forms are submitted to the server, which answers with a page;
// others, which have nowhere to go, are held until the remote has failed to load.
window.addEventListener(
  'submit',
  (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || isLive(form)) return;
    if (!('replay' in form.dataset) || (isPartMissing && form.method === 'post')) {
      markSent(form);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    if (form.ariaBusy === 'true') return;
    form.ariaBusy = 'true';
    const sendAsPage = (): void => {
      // Once: the timer still runs while the page of a slow answer is awaited.
      if (isLive(form) || form.ariaBusy !== 'true') return;
      form.ariaBusy = null;
      if (form.method !== 'post') return;
      markSent(form);
      form.submit();
    };
    if (form.method === 'post') {
      const waited = document.querySelector('#overlay:empty') ? performance.now() : 0;
      setTimeout(sendAsPage, hydrationTimeout - waited);
    }
    window.addEventListener(partMissing, sendAsPage);
  },
  true,
);
