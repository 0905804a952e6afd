import {
  at,
  box,
  colors as k,
  height,
  line,
  mix,
  part,
  shape,
  sparkle,
  step,
  times,
  width,
  type Scene,
} from '../draw.ts';

export const bathroom: Scene = (t) => {
  const drop = (from: number): number => part(t, from, from + 0.16);
  return (
    box(0, 0, width, height, '#f1e4d8') +
    times(4, (row) =>
      times(6, (i) =>
        at(
          i * 64 + 30,
          300 + row * 44,
          box(-30, -20, 60, 40, (i + row) % 5 === 0 ? k.orangeSoft : k.paper),
          step(t, 0.02, 0.3, row * 6 + i, 24),
        ),
      ),
    ) +
    box(0, 480, width, 160, k.stone) +
    times(4, (row) =>
      times(7, (i) =>
        at(
          i * 60,
          500 + row * 44,
          box(-28, -18, 56, 36, (i + row) % 2 ? '#d8d0c5' : '#c8beb1'),
          step(t, 0.05, 0.35, row * 7 + i, 28),
        ),
      ),
    ) +
    at(
      0,
      mix(-540, 0, drop(0.36)),
      box(20, 400, 210, 96, '#ffffff', { rx: 34 }) +
        box(14, 396, 222, 18, k.paper, { rx: 9 }) +
        line('M46 396V340h30', k.soft, 8),
    ) +
    at(
      mix(200, 0, drop(0.5)),
      0,
      box(262, 420, 76, 140, k.orange, { rx: 4 }) +
        box(252, 400, 96, 24, '#ffffff', { rx: 8 }) +
        line('M300 400v-26h-18', k.soft, 6),
    ) +
    at(
      300,
      250,
      box(-46, -64, 92, 128, k.soft, { rx: 46 }) + box(-38, -56, 76, 112, k.sky, { rx: 38 }),
      drop(0.64),
    ) +
    at(
      110,
      200,
      box(-60, -70, 120, 140, k.paper) +
        box(-52, -62, 48, 124, k.sky) +
        box(4, -62, 48, 124, k.sky),
      drop(0.3),
    ) +
    at(
      60,
      590,
      box(-20, -10, 40, 44, k.orangeDark, { rx: 6 }) +
        shape('M0-10q-34-30-20-70 20 20 20 50 4-34 26-46 6 40-26 66Z', k.green),
      drop(0.78),
    ) +
    sparkle(120, 430, 26, part(t, 0.88, 1)) +
    sparkle(300, 240, 20, part(t, 0.92, 1))
  );
};
