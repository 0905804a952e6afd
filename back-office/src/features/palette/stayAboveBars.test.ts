import { afterEach, expect, it } from '@jest/globals';
import { stayAboveBars } from './stayAboveBars.ts';

/** Height of jsdom's window. */
const foot = 768;
/** Between the foot and a message. */
const room = 24;

let end = (): void => undefined;
afterEach(() => {
  end();
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
