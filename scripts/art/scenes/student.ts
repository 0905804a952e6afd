import {
  box,
  colors as k,
  disc,
  mix,
  part,
  room,
  shape,
  sparkle,
  windowPane,
  type Scene,
} from '../draw.ts';

const mixColor = (progress: number): string => (progress > 0.5 ? '#d8b98f' : '#c4a67e');

export const student: Scene = (t) => {
  const tidy = (from: number): number => part(t, from, from + 0.2);
  const paper = (x: number, y: number, turn: number, from: number): string => {
    const s = tidy(from);
    return box(mix(x, 252, s), mix(y, 330 - from * 30, s), 46, 34, '#ffffff', {
      turn: [turn * (1 - s), mix(x, 252, s) + 23, mix(y, 330 - from * 30, s) + 17],
    });
  };
  return (
    room('#e3ece7', mixColor(tidy(0.7)), 470) +
    windowPane(40, 80, 120, 160) +
    box(220, 350, 130, 12, k.woodDark) +
    box(230, 362, 10, 140, k.soft) +
    box(330, 362, 10, 140, k.soft) +
    box(300, 268, 8, 82, k.dark) +
    shape('M280 268h50l-12-34h-26Z', k.orange) +
    box(10, 400, 190, 110, k.woodDark, { rx: 8 }) +
    box(16, 376, 178, 60, '#ffffff', { rx: 12 }) +
    box(22, 362, 66, 36, k.greenPale, { rx: 12 }) +
    box(mix(150, 86, tidy(0.45)), 372, mix(50, 112, tidy(0.45)), mix(90, 74, tidy(0.45)), k.green, {
      rx: 12,
      turn: [14 * (1 - tidy(0.45)), 150, 410],
    }) +
    paper(60, 540, 24, 0.08) +
    paper(170, 580, -30, 0.16) +
    paper(240, 530, 12, 0.24) +
    disc(mix(130, 250, tidy(0.3)), mix(600, 560, tidy(0.3)), 20, k.orangeSoft, {
      opacity: 1 - tidy(0.34),
    }) +
    sparkle(110, 580, 24, part(t, 0.88, 1)) +
    sparkle(280, 300, 20, part(t, 0.92, 1))
  );
};
