import { afterEach, expect, it, jest } from '@jest/globals';
import { stayAboveBars } from './stayAboveBars.ts';

/** Height of jsdom's window. */
const foot = 768;
/** Between the foot and a message. */
const room = 24;

let end = (): void => undefined;
afterEach(() => {
  end();
  jest.restoreAllMocks();
  document.body.innerHTML = '';
});

const lift = () => document.documentElement.style.getPropertyValue('--foot-buttons');
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Has an element stand somewhere, from its first to its last pixel below one another. */
function place(element: Element, edges: () => [top: number, bottom: number], width = 1024): void {
  element.getBoundingClientRect = () => {
    const [top, bottom] = edges();
    return new DOMRect(0, top, width, bottom - top);
  };
}

/** Where a bar stands, across the whole screen unless it says how wide it is. */
type Bar = [top: number, bottom: number, width?: number];

/** The page of the office, with bars at its foot. */
function openWith(...bars: Bar[]): Element {
  document.body.innerHTML = '<main></main><div id="overlay"><div role="status"></div></div>';
  const [main, status] = document.querySelectorAll('main, [role=status]');
  for (const [top, bottom, width] of bars) {
    const bar = document.createElement('div');
    bar.dataset['foot'] = '';
    place(bar, () => [top, bottom], width);
    main?.append(bar);
  }
  if (!status) throw new Error('There is no place for messages.');
  return status;
}

/** Shows a message of 50 pixels, which stands as high as it is lifted. */
function show(status: Element): void {
  const box = document.createElement('div');
  const edges = (): [number, number] => {
    const bottom = foot - room - Number.parseFloat(lift() || '0');
    return [bottom - 50, bottom];
  };
  box.getBoundingClientRect = () => new DOMRect(400, edges()[0], 224, 50);
  place(status, edges);
  status.append(box);
}

it.each<[what: string, bars: Bar[], lifted: string]>([
  ['no bar', [], ''],
  ['a bar at the foot', [[700, 768]], '68px'],
  ['a bar that begins where a message stands', [[690, 720]], '78px'],
  ['a bar that ends above where a message stands', [[600, 690]], ''],
  ['a bar that has gone below the screen', [[760, 830]], ''],
  ['a bar that is not shown', [[700, 700]], ''],
  ['a bar beside it', [[700, 768, 390]], ''],
  [
    'two bars over one another',
    [
      [620, 690],
      [700, 768],
    ],
    '148px',
  ],
  [
    'a bar at the foot, and one with room for the message below it',
    [
      [500, 580],
      [700, 768],
    ],
    '68px',
  ],
])('lifts a message as much as it has to, above %s', async (_what, bars, lifted) => {
  show(openWith(...bars));
  end = stayAboveBars();
  await nextFrame();
  expect(lift()).toBe(lifted);
});

it('lifts a message that comes later, and that only the shell knows of, until it goes', async () => {
  const status = openWith([700, 768]);
  end = stayAboveBars();
  show(status);
  await nextFrame();
  expect(lift()).toBe('68px');
  status.replaceChildren();
  await nextFrame();
  expect(lift()).toBe('0px');
  show(status);
  await nextFrame();
  expect(lift()).toBe('68px');
});

/** Adds a field that stands somewhere, and has the keyboard come to it. */
async function come(edges: [top: number, bottom: number], { within = 'main' } = {}): Promise<void> {
  const field = document.createElement('input');
  place(field, () => edges);
  document.querySelector(within)?.append(field);
  field.focus();
  await nextFrame();
}

it.each<[what: string, edges: [number, number], scrolled: number[][]]>([
  ['behind a bar', [710, 746], [[0, 54]]],
  ['behind a part of a bar', [680, 716], [[0, 24]]],
  ['so near to a bar that its ring is behind it', [660, 696], [[0, 4]]],
  ['above the bar', [600, 692], []],
  ['with no room above the bar', [10, 720], []],
])('brings what the keyboard has come to into sight: %s', async (_what, edges, scrolled) => {
  const scroll = jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  openWith([700, 768]);
  end = stayAboveBars();
  await come(edges);
  expect(scroll.mock.calls).toEqual(scrolled);
});

it('leaves what stands in the bar itself, and what is pointed at', async () => {
  const scroll = jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  openWith([700, 768]);
  end = stayAboveBars();
  await come([710, 746], { within: '[data-foot]' });
  document.dispatchEvent(new Event('pointerdown'));
  await come([710, 746]);
  expect(scroll).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('keydown'));
  await come([710, 746]);
  expect(scroll).toHaveBeenCalledTimes(1);
});
