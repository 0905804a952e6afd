import {
  at,
  box,
  colors as k,
  disc,
  height,
  mix,
  part,
  step,
  times,
  width,
  type Scene,
} from '../draw.ts';

export const drywall: Scene = (t) => {
  const panel = (i: number): string => {
    const progress = step(t, 0.05, 0.7, i, 3);
    const x = i * 120;
    const y = mix(640, 90, progress);
    return progress === 0
      ? ''
      : box(x + 1, y, 118, 400, '#e9e4dc') +
          times(8, (n) =>
            disc(x + 14 + (n % 2) * 92, y + 30 + Math.floor(n / 2) * 110, 4, k.stone, {
              opacity: part(t, 0.08 + i * 0.2, 0.3 + i * 0.2),
            }),
          );
  };
  const tape = part(t, 0.7, 0.95);
  return (
    box(0, 0, width, height, '#b89468') +
    box(0, 0, width, 90, k.cream) +
    box(0, 84, width, 14, k.woodDark) +
    times(7, (i) => box(i * 60 - 8, 90, 18, 400, k.wood)) +
    box(0, 300, width, 12, k.wood) +
    times(3, panel) +
    box(114, 90, 12, 400 * tape, k.paper) +
    box(234, 90, 12, 400 * tape, k.paper) +
    box(0, 490, width, 150, k.stone) +
    box(0, 482, width, 12, k.woodDark) +
    (tape > 0 && tape < 1
      ? at(
          240,
          90 + 400 * tape,
          box(-30, -8, 60, 16, k.dark, { rx: 3 }) + box(-8, 6, 16, 54, k.orange, { rx: 6 }),
        )
      : '') +
    at(
      70,
      590,
      box(-44, -30, 88, 60, k.orange, { rx: 8 }) + box(-30, -42, 60, 16, k.orangeDark, { rx: 6 }),
    )
  );
};
