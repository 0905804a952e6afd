import {
  at,
  box,
  colors as k,
  even,
  height,
  line,
  part,
  step,
  times,
  width,
  type Scene,
} from '../draw.ts';

export const stairs: Scene = (t) => {
  const count = 6;
  const treads = times(count, (i) => {
    const x = 20 + i * 56;
    const y = 540 - i * 72;
    const painted = step(t, 0.08, 0.9, i, count);
    return (
      box(x, y, width, height, i % 2 ? '#fbeee6' : '#fdf4ee') +
      box(x, y, 74, 16, k.sand) +
      box(x, y, 74 * painted, 16, k.orange)
    );
  });
  const now = Math.min(count - 1, Math.floor(even(t, 0.08, 0.9) * count));
  const progress = part(even(t, 0.08, 0.9) * count - now, 0, 1);
  const x = 20 + now * 56 + 74 * progress;
  const y = 540 - now * 72;
  return (
    box(0, 0, width, height, k.orangeSoft) +
    treads +
    line('M0 470 360 8', k.dark, 12) +
    times(5, (i) => line(`M${46 + i * 66} ${420 - i * 85}v118`, k.dark, 6)) +
    (t > 0.93
      ? ''
      : at(
          x,
          y,
          box(-16, -22, 32, 26, k.orangeDark, { rx: 3 }) + box(-7, -80, 14, 60, k.soft, { rx: 5 }),
        )) +
    at(
      276,
      560,
      box(-38, -30, 76, 70, k.paper, { rx: 6 }) +
        box(-40, -40, 80, 16, k.orange, { rx: 5 }) +
        line('M-34-38q34-60 68 0', k.dark, 4),
    )
  );
};
