import {
  at,
  box,
  colors as k,
  height,
  line,
  part,
  step,
  times,
  width,
  type Scene,
} from '../draw.ts';

export const shower: Scene = (t) => {
  const rows = 11;
  const tiles = times(rows, (row) =>
    times(5, (i) => {
      const progress = step(t, 0.03, 0.72, row * 5 + i, rows * 5);
      const x = i * 84 - (row % 2) * 42 + 40;
      const y = 470 - row * 44 + 20;
      const tint = (row * 3 + i * 5) % 11 === 0 ? k.greenSoft : '#f8fbfa';
      return at(x, y, box(-40, -20, 80, 40, tint, { rx: 2 }), progress);
    }),
  );
  return (
    box(0, 0, width, height, '#cfd9d6') +
    tiles +
    box(0, 490, width, 150, '#bcb3a8') +
    times(7, (i) => line(`M${i * 60} 490 ${i * 80 - 60} 640`, '#a39a8f', 2)) +
    line('M300 440V120H210', k.soft, 10, { opacity: part(t, 0.7, 0.78) }) +
    box(150, 112, 110, 18, k.dark, { rx: 8, opacity: part(t, 0.74, 0.8) }) +
    times(7, (i) => {
      const fall = (t * 6 + i * 0.37) % 1;
      return line(`M${164 + i * 14} ${140 + fall * 300}v26`, '#9cc3d2', 4, {
        opacity: t > 0.82 ? 0.9 : 0,
      });
    })
  );
};
