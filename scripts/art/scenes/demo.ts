import {
  at,
  box,
  colors as k,
  disc,
  even,
  height,
  part,
  shape,
  times,
  width,
  windowPane,
  type Scene,
} from '../draw.ts';

export const demo: Scene = (t) => {
  const swing = Math.sin(even(t, 0.05, 0.8) * Math.PI * 9) * 26;
  const bricks = times(11, (row) =>
    times(6, (i) => {
      const x = i * 66 - (row % 2) * 33;
      const y = 90 + row * 36;
      const distance = Math.hypot(x + 30 - 180, y - 270) / 300;
      const fall = even(t, 0.1 + distance * 0.6, 0.4 + distance * 0.6);
      const gone = fall * fall * 640;
      return distance > 0.78
        ? box(x, y, 63, 33, (row + i) % 3 ? k.brick : '#a45c42')
        : box(x, y + gone, 63, 33, (row + i) % 3 ? k.brick : '#a45c42', {
            turn: [fall * 90 * (i % 2 ? 1 : -1), x + 31, y + gone + 16],
          });
    }),
  );
  return (
    box(0, 0, width, height, '#fdf1df') +
    windowPane(110, 150, 140, 180, '#cfe8f2') +
    disc(210, 200, 22, k.sun) +
    box(0, 480, width, 160, k.wood) +
    shape('M110 480 60 640h240L250 480Z', '#e7c48f', { opacity: 0.8 }) +
    bricks +
    box(0, 0, width, 92, '#8d7f70') +
    times(7, (i) =>
      disc(
        30 + i * 52,
        610 + (i % 3) * 10,
        16 * part(t, 0.3 + i * 0.05, 0.6 + i * 0.05),
        i % 2 ? k.brick : '#a45c42',
      ),
    ) +
    (t > 0.85
      ? ''
      : at(
          290,
          560,
          `<g transform="rotate(${-30 + swing})">${box(-8, -250, 16, 250, k.woodDark, { rx: 6 })}${box(-52, -280, 90, 46, k.dark, { rx: 6 })}</g>`,
        ))
  );
};
