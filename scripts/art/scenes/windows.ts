import {
  at,
  box,
  colors as k,
  disc,
  even,
  height,
  inside,
  mix,
  part,
  shape,
  sparkle,
  times,
  width,
  type Scene,
} from '../draw.ts';

export const windows: Scene = (t) => {
  const columns = 3;
  const now = Math.min(columns - 1, Math.floor(even(t, 0.05, 0.88) * columns));
  const progress = part(even(t, 0.05, 0.88) * columns - now, 0, 1);
  const wide = 300 / columns;
  const y = mix(60, 520, progress);
  const view =
    box(30, 60, 300, 460, '#bfe0ea') +
    disc(250, 140, 36, k.sun) +
    shape('M30 520V360l60-60 70 80 60-120 110 110v150Z', '#7fae94') +
    times(4, (i) => box(60 + i * 66, 400 - (i % 2) * 60, 44, 160, i % 2 ? '#e7d5c1' : '#d3a98c'));
  const fog = box(30, 60, 300, 460, '#c9ccc6', { opacity: 0.92 });
  return (
    box(0, 0, width, height, k.cream) +
    box(18, 48, 324, 484, k.paper, { rx: 6 }) +
    view +
    (t > 0.9
      ? ''
      : inside(30 + now * wide, y, wide, 520 - y, fog) +
        inside(30 + (now + 1) * wide, 60, 300 - (now + 1) * wide, 460, fog)) +
    box(176, 60, 8, 460, k.paper) +
    (t > 0.92
      ? ''
      : at(
          30 + (now + 0.5) * wide,
          y,
          box(-54, -8, 108, 14, k.dark, { rx: 4 }) +
            box(-8, 6, 16, 40, k.green) +
            box(-11, 40, 22, 90, k.greenDark, { rx: 8 }),
        )) +
    box(0, 540, width, 16, k.sand) +
    box(60, 500, 60, 44, k.orange, { rx: 6 }) +
    shape('M60 500q30-70 60 0Z', k.green) +
    sparkle(90, 140, 26, part(t, 0.88, 1)) +
    sparkle(280, 330, 22, part(t, 0.92, 1))
  );
};
