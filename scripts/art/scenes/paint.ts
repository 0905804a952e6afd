import {
  at,
  box,
  colors as k,
  even,
  inside,
  line,
  mix,
  part,
  room,
  sparkle,
  width,
  type Scene,
} from '../draw.ts';

export const paint: Scene = (t) => {
  const count = 5;
  const wide = width / count;
  const now = Math.min(count - 1, Math.floor(even(t, 0.05, 0.92) * count));
  const progress = part(even(t, 0.05, 0.92) * count - now, 0, 1);
  const isUp = now % 2 === 0;
  const y = isUp ? mix(430, 40, progress) : mix(40, 430, progress);
  const stroke = isUp
    ? box(now * wide, y, wide + 1, 430 - y, k.orange)
    : box(now * wide, 40, wide + 1, y - 40, k.orange);
  const done = t > 0.93 ? count : now;
  return (
    room(k.paper, k.wood, 440) +
    box(0, 40, done * wide, 390, k.orange) +
    (t > 0.93 ? '' : stroke) +
    box(0, 0, width, 40, k.paper) +
    box(0, 428, width, 14, k.paper) +
    box(30, 500, 180, 90, k.greenDark, { rx: 16 }) +
    box(16, 540, 208, 50, k.green, { rx: 14 }) +
    inside(
      0,
      430,
      width,
      210,
      box(236, 560, 90, 60, k.sand, { rx: 6 }) + box(242, 566, 78, 24, k.orange),
    ) +
    (t > 0.95
      ? ''
      : at(
          now * wide + wide / 2,
          y,
          box(-38, -16, 76, 32, k.orangeDark, { rx: 8 }) +
            line('M38 0h14v40H0v30', k.dark, 6) +
            box(-9, 66, 18, 90, k.soft, { rx: 7 }),
        )) +
    sparkle(280, 120, 22, part(t, 0.93, 1))
  );
};
