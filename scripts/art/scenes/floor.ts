import {
  box,
  colors as k,
  disc,
  part,
  room,
  sparkle,
  step,
  times,
  width,
  windowPane,
  type Scene,
} from '../draw.ts';

export const floor: Scene = (t) => {
  const rows = 8;
  const planks = times(rows, (row) => {
    const y = 640 - (row + 1) * 34;
    const progress = step(t, 0.05, 0.92, row, rows);
    const shift = (1 - progress) * 380 * (row % 2 ? -1 : 1);
    return progress === 0
      ? ''
      : times(4, (i) =>
          box(
            i * 120 - (row % 3) * 40 + shift,
            y + 1,
            118,
            32,
            (row + i) % 3 === 0 ? k.woodDark : (row + i) % 3 === 1 ? k.wood : '#b98250',
          ),
        );
  });
  return (
    room(k.cream, '#d8cfc2', 360) +
    windowPane(30, 80, 130, 170) +
    box(230, 150, 110, 200, k.orangeSoft) +
    box(240, 160, 90, 190, k.orange) +
    disc(252, 260, 6, k.paper) +
    planks +
    box(0, 352, width, 12, k.paper) +
    sparkle(100, 520, 24, part(t, 0.92, 1))
  );
};
