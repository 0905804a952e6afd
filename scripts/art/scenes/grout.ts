import {
  at,
  box,
  colors as k,
  even,
  height,
  inside,
  line,
  part,
  sparkle,
  times,
  width,
  type Scene,
} from '../draw.ts';

export const grout: Scene = (t) => {
  const rows = 8;
  const size = 90;
  const now = Math.min(rows - 1, Math.floor(even(t, 0.06, 0.92) * rows));
  const progress = even(t, 0.06, 0.92) * rows - now;
  const x = now % 2 === 0 ? progress * width : width - progress * width;
  return (
    box(0, 0, width, height, '#9b7c56') +
    box(0, 0, width, Math.min(rows, now + 1) * size - size * (t > 0.92 ? 0 : 1), k.paper) +
    (t > 0.92
      ? box(0, 0, width, height, k.paper)
      : inside(
          now % 2 === 0 ? 0 : x,
          now * size,
          now % 2 === 0 ? x : width - x,
          size,
          box(0, 0, width, height, k.paper),
        )) +
    times(8, (row) =>
      times(5, (i) =>
        box(
          i * 90 - (row % 2) * 45 + 5,
          row * 90 + 5,
          80,
          80,
          (row + i) % 4 === 0 ? k.greenSoft : '#dfe8e3',
          { rx: 3 },
        ),
      ),
    ) +
    (t > 0.94
      ? ''
      : at(
          x,
          now * size + 45,
          line('M0 0 70 110', k.woodDark, 14) +
            box(-40, -14, 80, 30, k.green, { rx: 6 }) +
            times(9, (i) => line(`M${-34 + i * 8.5} 16v14`, k.dark, 4)),
        )) +
    sparkle(90, 180, 26, part(t, 0.9, 1)) +
    sparkle(270, 420, 30, part(t, 0.93, 1))
  );
};
