import {
  at,
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
  shape,
  sparkle,
  times,
  width,
  windowPane,
} from './draw.ts';

/** Draws one frame of a film as the content of an SVG; `t` runs from 0 to 1. */
export type Scene = (t: number) => string;

const sofa = (x: number, y: number): string =>
  box(x + 14, y, 190, 70, '#b5684a', { rx: 16 }) +
  box(x, y + 44, 230, 58, k.brick, { rx: 14 }) +
  box(x + 16, y + 102, 10, 18, k.dark) +
  box(x + 200, y + 102, 10, 18, k.dark);

/** Stripes left by a machine, one after another, in alternating directions. */
function stripes(t: number, top: number, count: number, draw: (y: number, x: number) => string) {
  const high = (height - top) / count;
  const now = Math.min(count - 1, Math.floor(even(t, 0.05, 0.9) * count));
  const progress = part(even(t, 0.05, 0.9) * count - now, 0, 1);
  const isBack = now % 2 === 1;
  const x = isBack ? width * (1 - progress) : width * progress;
  const done = box(0, top, width, now * high, k.greenSoft);
  const y = top + now * high;
  const going = isBack ? box(x, y, width - x, high, k.greenSoft) : box(0, y, x, high, k.greenSoft);
  return (
    done +
    (t < 0.05 ? '' : t > 0.92 ? box(0, top, width, height, k.greenSoft) : going) +
    draw(y + high / 2, x)
  );
}

const carpet: Scene = (t) =>
  room('#e9d9c5', k.wood, 400) +
  windowPane(24, 90, 130, 190) +
  box(250, 120, 70, 84, k.orangeSoft) +
  disc(285, 160, 18, k.orange) +
  sofa(150, 290) +
  box(0, 430, width, 210, '#7f9a8a') +
  stripes(t, 430, 4, (y, x) =>
    t > 0.95
      ? ''
      : at(
          x,
          y,
          line('M0-10-36-130', k.dark, 9) +
            disc(-37, -134, 12, k.green) +
            box(-48, -18, 96, 40, k.green, { rx: 10 }) +
            box(-48, 10, 96, 14, k.greenDark, { rx: 6 }) +
            disc(-32, 26, 9, k.dark) +
            disc(32, 26, 9, k.dark),
        ),
  ) +
  sparkle(80, 520, 26, part(t, 0.9, 1)) +
  sparkle(270, 580, 20, part(t, 0.93, 1));

const kitchen: Scene = (t) => {
  const x = mix(20, 320, part(t, 0.1, 0.55));
  return (
    box(0, 0, width, height, '#e6efe9') +
    times(
      4,
      (i) =>
        box(i * 92 + 6, 90, 80, 130, k.greenDark) +
        box(i * 92 + 12, 96, 68, 118, k.green, { rx: 4 }),
    ) +
    shape('M140 90h80l36 120H104Z', k.sand) +
    box(92, 206, 176, 20, k.soft) +
    times(3, (row) =>
      times(6, (i) => box(i * 66 - (row % 2) * 33 + 2, 238 + row * 22, 62, 19, k.paper)),
    ) +
    box(0, 306, width, 30, k.paper) +
    box(0, 336, width, 304, k.greenDark) +
    box(10, 350, 108, 270, k.green, { rx: 5 }) +
    box(242, 350, 108, 270, k.green, { rx: 5 }) +
    box(128, 350, 104, 200, k.dark, { rx: 8 }) +
    times(4, (i) => disc(147 + i * 22, 372, 6, k.sand)) +
    box(142, 396, 76, 120, mix(0, 1, part(t, 0.6, 0.85)) > 0.5 ? '#7fa3a0' : '#4d5a5a', { rx: 5 }) +
    times(9, (i) =>
      disc(30 + i * 38, 316 + (i % 3) * 5, 6, '#a58d6a', {
        opacity: 1 - part(t, 0.1 + i * 0.05, 0.16 + i * 0.05),
      }),
    ) +
    (t < 0.6
      ? box(x - 34, 298, 68, 26, k.orange, { rx: 8, turn: [Math.sin(t * 40) * 5, x, 310] })
      : '') +
    sparkle(70, 150, 22, part(t, 0.62, 0.8)) +
    sparkle(200, 440, 26, part(t, 0.7, 0.9)) +
    sparkle(300, 310, 20, part(t, 0.78, 0.98))
  );
};

const office: Scene = (t) => {
  const x = mix(-60, 300, part(t, 0.05, 0.9));
  const dusk = part(t, 0, 0.7);
  return (
    box(0, 0, width, height, '#2f3d57') +
    times(
      3,
      (i) =>
        box(14 + i * 114, 50, 104, 330, '#f0c27a') +
        box(14 + i * 114, 50, 104, 330, '#5a6c99', { opacity: dusk * 0.75 }),
    ) +
    shape(
      'M14 380V250l50-40 54 60v110Zm114 0V210l60-50 44 70v150Zm114 0V240l52-54 52 60v134Z',
      '#4d5d78',
    ) +
    times(10, (i) =>
      box(40 + (i % 5) * 62, 280 + Math.floor(i / 5) * 40, 12, 16, k.sun, {
        opacity: part(t, 0.2 + i * 0.05, 0.3 + i * 0.05),
      }),
    ) +
    box(0, 386, width, 14, '#1c2533') +
    box(0, 470, width, 170, '#1c2533') +
    box(0, 470, Math.max(0, x + 30), 170, '#33435c') +
    box(30, 412, 220, 14, k.sand) +
    box(44, 426, 10, 90, k.soft) +
    box(226, 426, 10, 90, k.soft) +
    box(92, 352, 88, 56, k.dark, { rx: 4 }) +
    box(98, 358, 76, 44, '#5f8fa3', { opacity: 1 - dusk }) +
    at(
      x,
      560,
      line('M0 0 50-150', k.dark, 8) +
        box(-46, -16, 84, 34, k.green, { rx: 10 }) +
        disc(52, -154, 11, k.green) +
        disc(-28, 22, 9, k.dark) +
        disc(20, 22, 9, k.dark),
    ) +
    sparkle(60, 120, 24, part(t, 0.85, 1)) +
    sparkle(290, 200, 20, part(t, 0.9, 1))
  );
};

const grout: Scene = (t) => {
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

const powerWash: Scene = (t) => {
  const count = 5;
  const lane = (i: number): string => {
    const left = (n: number): number => mix(100, 0, 1) + (n / count) * 160;
    const low = (n: number): number => (n / count) * width;
    return `M${left(i)} 300 ${left(i + 1)} 300 ${low(i + 1)} 640 ${low(i)} 640Z`;
  };
  const now = Math.min(count - 1, Math.floor(even(t, 0.05, 0.95) * count));
  const progress = even(t, 0.05, 0.95) * count - now;
  const y = mix(620, 310, progress);
  const x = mix((now + 0.5) * (width / count), 100 + (now + 0.5) * 32, progress);
  return (
    box(0, 0, width, 300, '#cfe3ea') +
    disc(300, 70, 34, k.sun) +
    box(60, 120, 240, 180, k.paper) +
    shape('M40 130 180 40l140 90Z', k.greenDark) +
    box(130, 190, 100, 110, k.sand) +
    times(4, (i) => box(130, 196 + i * 26, 100, 4, k.soft)) +
    box(0, 296, width, 344, '#8fb489') +
    times(count, (i) => shape(lane(i), '#8d8579')) +
    times(now, (i) => shape(lane(i), '#d8d2c8')) +
    inside(0, y, width, height, shape(lane(now), '#d8d2c8')) +
    (t > 0.95
      ? times(count, (i) => shape(lane(i), '#d8d2c8'))
      : shape(`M${x} ${y}l70 120 16-10Z`, '#ffffff', { opacity: 0.75 }) +
        line(`M${x + 80} ${y + 118}l60 90`, k.dark, 12) +
        disc(x, y, 16 + Math.sin(t * 90) * 4, '#ffffff', { opacity: 0.8 }))
  );
};

const student: Scene = (t) => {
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

const mixColor = (progress: number): string => (progress > 0.5 ? '#d8b98f' : '#c4a67e');

const windows: Scene = (t) => {
  const columns = 3;
  const now = Math.min(columns - 1, Math.floor(even(t, 0.05, 0.88) * columns));
  const progress = part(even(t, 0.05, 0.88) * columns - now, 0, 1);
  const wide = 300 / columns;
  const y = mix(60, 520, progress);
  const view =
    box(30, 60, 300, 460, '#bfe0ea') +
    disc(250, 140, 36, k.sun) +
    shape('M30 520V360l60-60 70 80 60-120 110 110v150Z', '#7fae94') +
    times(4, (i) => box(60 + i * 66, 400 - (i % 2) * 60, 44, 160, i % 2 ? '#e7d5c1' : '#d3a98c'));
  const fog = box(30, 60, 300, 460, '#c9ccc6', { opacity: 0.92 });
  return (
    box(0, 0, width, height, k.cream) +
    box(18, 48, 324, 484, k.paper, { rx: 6 }) +
    view +
    (t > 0.9
      ? ''
      : inside(30 + now * wide, y, wide, 520 - y, fog) +
        inside(30 + (now + 1) * wide, 60, 300 - (now + 1) * wide, 460, fog)) +
    box(176, 60, 8, 460, k.paper) +
    (t > 0.92
      ? ''
      : at(
          30 + (now + 0.5) * wide,
          y,
          box(-54, -8, 108, 14, k.dark, { rx: 4 }) +
            box(-8, 6, 16, 40, k.green) +
            box(-11, 40, 22, 90, k.greenDark, { rx: 8 }),
        )) +
    box(0, 540, width, 16, k.sand) +
    box(60, 500, 60, 44, k.orange, { rx: 6 }) +
    shape('M60 500q30-70 60 0Z', k.green) +
    sparkle(90, 140, 26, part(t, 0.88, 1)) +
    sparkle(280, 330, 22, part(t, 0.92, 1))
  );
};

const postConstruction: Scene = (t) => {
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

/** The cleaning brand's scenes by story number. */
export const cleaningScenes: Record<number, Scene> = {
  1: carpet,
  3: kitchen,
  5: office,
  7: grout,
  9: powerWash,
  11: student,
  13: windows,
  15: postConstruction,
};
