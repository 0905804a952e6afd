import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { keptFormsKey } from 'shared-api/contract/pages/keptForms';
import { keptPhotosKey, keptPhotosMark } from 'shared-api/contract/pages/keptPhotos';
import { partMissing } from 'shared-api/contract/pages/partMissing';

jest.useFakeTimers();
/** What has been painted. */
const paints = jest.fn(() => [] as unknown[]);
Object.assign(performance, { getEntriesByType: paints });
sessionStorage.setItem('payment-attempt', 'a-key');
const photo = { id: 'one', name: '1.jpg', thumbnail: 'data:' };
sessionStorage.setItem(
  keptPhotosKey(location.pathname),
  JSON.stringify({ formKey: 'a-key', photos: [photo, photo] }),
);
// A browser whose styles cannot follow the scrolling.
Object.assign(globalThis, { CSS: { supports: () => false } });
await import('./early.ts');

it('shows a page whose stylesheets do not come without them, says so, and takes them when they come', () => {
  document.head.innerHTML =
    '<link rel="stylesheet" href="/a.css"><link rel="stylesheet" href="/b.css">';
  document.body.innerHTML = '<div id="late-styles" hidden></div>';
  const [here, late] = [...document.querySelectorAll('link')] as [HTMLLinkElement, HTMLLinkElement];
  Object.defineProperty(here, 'sheet', { value: {} });
  const note = document.getElementById('late-styles') as HTMLElement;
  const loader = jest.fn();
  late.onload = loader;
  jest.advanceTimersByTime(7_999);
  expect([late.media, note.hidden]).toEqual(['', true]);
  jest.advanceTimersByTime(1);
  expect([here.media, late.media, note.hidden]).toEqual(['', 'print', false]);
  late.dispatchEvent(new Event('load'));
  expect([late.media, note.hidden]).toEqual(['', true]);
  expect(loader).toHaveBeenCalledTimes(1);
});

it('hides the form of a payment whose outcome this tab is waiting for', () => {
  expect(document.documentElement.dataset['paying']).toBe('');
});

it('says that it has come, and how many photos of the page the tab keeps', () => {
  const { dataset } = document.documentElement;
  expect([dataset['early'], dataset[keptPhotosMark]]).toEqual(['', '2']);
});

it('says while the page is at its top, where styles cannot know', () => {
  const root = document.documentElement;
  expect(root.dataset['atTop']).toBe('');
  for (const [scrollY, isAtTop] of [
    [81, false],
    [80, true],
  ] as const) {
    Object.assign(window, { scrollY });
    window.dispatchEvent(new Event('scroll'));
    expect(root.dataset['atTop'] === '').toBe(isAtTop);
  }
});

let form: HTMLFormElement;
let sendAsPage: jest.SpiedFunction<() => void>;

beforeEach(() => {
  document.body.innerHTML = '<form method="post" data-replay=""><button>Send</button></form>';
  form = document.forms[0] as HTMLFormElement;
  sendAsPage = jest.spyOn(form, 'submit').mockImplementation(() => undefined);
});

it('sends a form to the server once where React takes too long', () => {
  form.requestSubmit();
  expect(form.ariaBusy).toBe('true');
  jest.advanceTimersByTime(9_000);
  expect(sendAsPage).not.toHaveBeenCalled();
  jest.advanceTimersByTime(20_000);
  expect(sendAsPage).toHaveBeenCalledTimes(1);
});

it('leaves a form to React once that has it', () => {
  form.requestSubmit();
  form.dataset['live'] = '';
  jest.advanceTimersByTime(20_000);
  expect(sendAsPage).not.toHaveBeenCalled();
});

it.each([
  ['4 s after the page has begun to load', 4_000, 6_000],
  ['after 10 s', 60_000, 0],
])(
  'holds a form that is sent %s until 10 s after that, while the main script is not there',
  (_when, now, hold) => {
    document.body.insertAdjacentHTML('beforeend', '<div id="overlay"></div>');
    jest.spyOn(performance, 'now').mockReturnValueOnce(now);
    form.requestSubmit();
    if (hold > 0) jest.advanceTimersByTime(hold - 1);
    expect(sendAsPage).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(sendAsPage).toHaveBeenCalledTimes(1);
  },
);

it('sends a form to the server once where React’s part is missing and the answer is slow', () => {
  form.requestSubmit();
  window.dispatchEvent(new Event(partMissing));
  expect(sendAsPage).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(20_000);
  expect(sendAsPage).toHaveBeenCalledTimes(1);
});

/** Types into a field as a browser does; says what it would have left to itself. */
function type(input: HTMLInputElement, text: string): string {
  return Array.from(text)
    .filter((data) =>
      input.dispatchEvent(new InputEvent('beforeinput', { data, bubbles: true, cancelable: true })),
    )
    .join('');
}

describe('what was typed into a page that is left before React has its forms', () => {
  const keptAfter = (leave: () => void): unknown => {
    sessionStorage.removeItem(keptFormsKey);
    leave();
    window.dispatchEvent(new Event('pagehide'));
    return JSON.parse(sessionStorage.getItem(keptFormsKey) ?? '{}');
  };

  beforeEach(() => {
    document.body.innerHTML =
      '<form method="post" data-replay="" data-kept="a"><input name="invoice"><input data-field="cvc"></form>' +
      '<form method="post" data-kept="b"><input name="postalCode"></form>';
    const [invoice, cvc, postalCode] = [...document.querySelectorAll('input')];
    if (invoice) invoice.value = '10234';
    if (cvc) cvc.value = '123';
    if (postalCode) postalCode.value = 'N2L';
  });

  it('is kept for the next page, without the fields of a card', () => {
    expect(keptAfter(() => undefined)).toEqual({
      a: { at: expect.any(Number), values: { invoice: '10234' } },
      b: { at: expect.any(Number), values: { postalCode: 'N2L' } },
    });
  });

  it('is left to React where that has it', () => {
    expect(
      keptAfter(() => {
        for (const live of document.forms) live.dataset['live'] = '';
      }),
    ).toEqual({});
  });

  it('is kept only for who goes back where the browser has sent it', () => {
    const [, area] = document.forms;
    expect(
      keptAfter(() => area?.dispatchEvent(new Event('submit', { bubbles: true }))),
    ).toMatchObject({
      a: { at: expect.any(Number), values: { invoice: '10234' } },
      b: { values: { postalCode: 'N2L' }, isSent: true },
    });
  });

  it('goes over what was kept before, of which the page knows nothing', () => {
    document.body.innerHTML =
      '<form data-kept="a"><input name="subject"><textarea name="message"></textarea>' +
      '<input type="checkbox" name="late"><select name="size"><option>1</option><option>2</option></select></form>' +
      '<form data-kept="b"><input type="checkbox" name="late"></form>';
    const [subject, late] = [...document.querySelectorAll('input')];
    if (subject) subject.value = 'Hello';
    const before = { message: 'Long', late: '', size: '2' };
    const kept = () =>
      keptAfter(() =>
        sessionStorage.setItem(
          keptFormsKey,
          JSON.stringify({ a: { at: Date.now(), values: before } }),
        ),
      );
    expect(kept()).toEqual({
      a: { at: expect.any(Number), values: { ...before, subject: 'Hello' } },
    });
    if (late) late.checked = true;
    expect(kept()).toMatchObject({ a: { values: { message: 'Long', late: 'on', size: '2' } } });
  });
});

it('takes a comma typed into a counter as the decimal point, and leaves it once React has it', () => {
  document.body.innerHTML = '<div><input type="number" value="1"><input type="text"></div>';
  const [counter, line] = [...document.querySelectorAll('input')] as [
    HTMLInputElement,
    HTMLInputElement,
  ];
  expect(type(counter, ',5')).toBe('');
  expect(counter.value).toBe('1.5');
  expect(type(counter, '5')).toBe('5');
  expect(type(line, ',5')).toBe(',5');
  (counter.parentElement as HTMLElement).dataset['live'] = '';
  expect(type(counter, ',5')).toBe(',5');
});

it('lets a stylesheet be that a part is waiting for once the page is painted', async () => {
  jest.resetModules();
  await import('./early.ts');
  document.head.innerHTML = '<link rel="stylesheet" href="/part.css">';
  document.body.innerHTML = '<div id="late-styles" hidden></div>';
  paints.mockReturnValueOnce([{}]);
  jest.advanceTimersByTime(8_000);
  expect(document.querySelector('link')?.media).toBe('');
  expect(document.getElementById('late-styles')?.hidden).toBe(true);
});

it('sends a form at once when a script of the shell fails, and later ones as the browser does', async () => {
  jest.resetModules();
  await import('./early.ts');
  form.requestSubmit();
  const script = document.createElement('script');
  document.body.append(script);
  // One that is not the shell's own.
  script.dispatchEvent(new Event('error'));
  expect(sendAsPage).not.toHaveBeenCalled();
  script.defer = true;
  script.dispatchEvent(new Event('error'));
  expect(sendAsPage).toHaveBeenCalledTimes(1);
  const again = new Event('submit', { bubbles: true, cancelable: true });
  form.dispatchEvent(again);
  expect(again.defaultPrevented).toBe(false);
});

it.each([
  ['as the browser does where a script of the shell failed before this one came', 0, true],
  ['as the browser does where one was not found', 404, true],
  ['later where they have come', 200, false],
])('sends a form %s', async (_how, responseStatus, isLeft) => {
  jest.resetModules();
  const script = document.createElement('script');
  script.defer = true;
  script.src = '/main.js';
  document.head.append(script);
  paints.mockReturnValue([{ name: script.src, responseStatus }]);
  // The scripts of the tests before hold it as well.
  const own = jest.spyOn(window, 'addEventListener');
  await import('./early.ts');
  const onSubmit = own.mock.calls.find(([type]) => type === 'submit')?.[1] as EventListener;
  own.mockRestore();
  script.remove();
  const press = new Event('submit', { cancelable: true });
  Object.defineProperty(press, 'target', { value: form });
  onSubmit(press);
  expect(press.defaultPrevented).toBe(!isLeft);
});
