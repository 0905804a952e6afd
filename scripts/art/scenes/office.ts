import {
  at,
  box,
  colors as k,
  disc,
  height,
  line,
  mix,
  part,
  shape,
  sparkle,
  times,
  width,
  type Scene,
} from '../draw.ts';

export const office: Scene = (t) => {
  const x = mix(-60, 300, part(t, 0.05, 0.9));
  const dusk = part(t, 0, 0.7);
  return (
    box(0, 0, width, height, '#2f3d57') +
    times(
      3,
      (i) =>
        box(14 + i * 114, 50, 104, 330, '#f0c27a') +
        box(14 + i * 114, 50, 104, 330, '#5a6c99', { opacity: dusk * 0.75 }),
    ) +
    shape(
      'M14 380V250l50-40 54 60v110Zm114 0V210l60-50 44 70v150Zm114 0V240l52-54 52 60v134Z',
      '#4d5d78',
    ) +
    times(10, (i) =>
      box(40 + (i % 5) * 62, 280 + Math.floor(i / 5) * 40, 12, 16, k.sun, {
        opacity: part(t, 0.2 + i * 0.05, 0.3 + i * 0.05),
      }),
    ) +
    box(0, 386, width, 14, '#1c2533') +
    box(0, 470, width, 170, '#1c2533') +
    box(0, 470, Math.max(0, x + 30), 170, '#33435c') +
    box(30, 412, 220, 14, k.sand) +
    box(44, 426, 10, 90, k.soft) +
    box(226, 426, 10, 90, k.soft) +
    box(92, 352, 88, 56, k.dark, { rx: 4 }) +
    box(98, 358, 76, 44, '#5f8fa3', { opacity: 1 - dusk }) +
    at(
      x,
      560,
      line('M0 0 50-150', k.dark, 8) +
        box(-46, -16, 84, 34, k.green, { rx: 10 }) +
        disc(52, -154, 11, k.green) +
        disc(-28, 22, 9, k.dark) +
        disc(20, 22, 9, k.dark),
    ) +
    sparkle(60, 120, 24, part(t, 0.85, 1)) +
    sparkle(290, 200, 20, part(t, 0.9, 1))
  );
};
