import {
  at,
  box,
  colors as k,
  disc,
  even,
  height,
  line,
  part,
  room,
  sparkle,
  width,
  windowPane,
  type Scene,
} from '../draw.ts';

const sofa = (x: number, y: number): string =>
  box(x + 14, y, 190, 70, '#b5684a', { rx: 16 }) +
  box(x, y + 44, 230, 58, k.brick, { rx: 14 }) +
  box(x + 16, y + 102, 10, 18, k.dark) +
  box(x + 200, y + 102, 10, 18, k.dark);

/** Stripes left by a machine, one after another, in alternating directions. */
function stripes(t: number, top: number, count: number, draw: (y: number, x: number) => string) {
  const high = (height - top) / count;
  const now = Math.min(count - 1, Math.floor(even(t, 0.05, 0.9) * count));
  const progress = part(even(t, 0.05, 0.9) * count - now, 0, 1);
  const isBack = now % 2 === 1;
  const x = isBack ? width * (1 - progress) : width * progress;
  const done = box(0, top, width, now * high, k.greenSoft);
  const y = top + now * high;
  const going = isBack ? box(x, y, width - x, high, k.greenSoft) : box(0, y, x, high, k.greenSoft);
  return (
    done +
    (t < 0.05 ? '' : t > 0.92 ? box(0, top, width, height, k.greenSoft) : going) +
    draw(y + high / 2, x)
  );
}

export const carpet: Scene = (t) =>
  room('#e9d9c5', k.wood, 400) +
  windowPane(24, 90, 130, 190) +
  box(250, 120, 70, 84, k.orangeSoft) +
  disc(285, 160, 18, k.orange) +
  sofa(150, 290) +
  box(0, 430, width, 210, '#7f9a8a') +
  stripes(t, 430, 4, (y, x) =>
    t > 0.95
      ? ''
      : at(
          x,
          y,
          line('M0-10-36-130', k.dark, 9) +
            disc(-37, -134, 12, k.green) +
            box(-48, -18, 96, 40, k.green, { rx: 10 }) +
            box(-48, 10, 96, 14, k.greenDark, { rx: 6 }) +
            disc(-32, 26, 9, k.dark) +
            disc(32, 26, 9, k.dark),
        ),
  ) +
  sparkle(80, 520, 26, part(t, 0.9, 1)) +
  sparkle(270, 580, 20, part(t, 0.93, 1));
