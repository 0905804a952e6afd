import {
  box,
  colors as k,
  disc,
  height,
  mix,
  part,
  shape,
  sparkle,
  times,
  width,
  type Scene,
} from '../draw.ts';

export const kitchen: Scene = (t) => {
  const x = mix(20, 320, part(t, 0.1, 0.55));
  return (
    box(0, 0, width, height, '#e6efe9') +
    times(
      4,
      (i) =>
        box(i * 92 + 6, 90, 80, 130, k.greenDark) +
        box(i * 92 + 12, 96, 68, 118, k.green, { rx: 4 }),
    ) +
    shape('M140 90h80l36 120H104Z', k.sand) +
    box(92, 206, 176, 20, k.soft) +
    times(3, (row) =>
      times(6, (i) => box(i * 66 - (row % 2) * 33 + 2, 238 + row * 22, 62, 19, k.paper)),
    ) +
    box(0, 306, width, 30, k.paper) +
    box(0, 336, width, 304, k.greenDark) +
    box(10, 350, 108, 270, k.green, { rx: 5 }) +
    box(242, 350, 108, 270, k.green, { rx: 5 }) +
    box(128, 350, 104, 200, k.dark, { rx: 8 }) +
    times(4, (i) => disc(147 + i * 22, 372, 6, k.sand)) +
    box(142, 396, 76, 120, mix(0, 1, part(t, 0.6, 0.85)) > 0.5 ? '#7fa3a0' : '#4d5a5a', { rx: 5 }) +
    times(9, (i) =>
      disc(30 + i * 38, 316 + (i % 3) * 5, 6, '#a58d6a', {
        opacity: 1 - part(t, 0.1 + i * 0.05, 0.16 + i * 0.05),
      }),
    ) +
    (t < 0.6
      ? box(x - 34, 298, 68, 26, k.orange, { rx: 8, turn: [Math.sin(t * 40) * 5, x, 310] })
      : '') +
    sparkle(70, 150, 22, part(t, 0.62, 0.8)) +
    sparkle(200, 440, 26, part(t, 0.7, 0.9)) +
    sparkle(300, 310, 20, part(t, 0.78, 0.98))
  );
};
