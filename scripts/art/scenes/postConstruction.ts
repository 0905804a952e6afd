import {
  box,
  colors as k,
  disc,
  even,
  height,
  inside,
  line,
  mix,
  part,
  room,
  sparkle,
  times,
  width,
  windowPane,
  type Scene,
} from '../draw.ts';

export const postConstruction: Scene = (t) => {
  const sweep = even(t, 0.08, 0.85);
  const x = 180 + Math.cos(sweep * Math.PI * 5) * 120;
  const y = mix(120, 560, sweep);
  return (
    room('#f3ece1', '#caa77a', 450) +
    windowPane(200, 80, 130, 180) +
    box(30, 150, 110, 300, k.orangeSoft) +
    box(40, 160, 90, 290, k.orange) +
    disc(118, 310, 6, k.paper) +
    times(6, (i) => line(`M${i * 70 - 20} 640 ${90 + i * 36} 450`, k.woodDark, 2)) +
    inside(
      0,
      y,
      width,
      height - y,
      box(0, 0, width, height, '#d9d2c6', { opacity: 0.8 }) +
        times(30, (i) =>
          disc((i * 83) % 360, (i * 131) % 640, 3 + (i % 3) * 2, '#a59c8e', { opacity: 0.7 }),
        ),
    ) +
    (t > 0.88
      ? ''
      : box(x - 44, y - 22, 88, 44, k.green, { rx: 12, turn: [Math.sin(sweep * 30) * 12, x, y] }) +
        box(x - 30, y - 10, 60, 20, k.greenSoft, {
          rx: 8,
          turn: [Math.sin(sweep * 30) * 12, x, y],
        })) +
    sparkle(90, 220, 26, part(t, 0.82, 0.98)) +
    sparkle(265, 170, 22, part(t, 0.86, 1)) +
    sparkle(200, 560, 28, part(t, 0.9, 1))
  );
};
