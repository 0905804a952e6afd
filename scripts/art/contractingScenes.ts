import type { Scene } from './cleaningScenes.ts';
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
  step,
  times,
  width,
  windowPane,
} from './draw.ts';

const stairs: Scene = (t) => {
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

const floor: Scene = (t) => {
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

const shower: Scene = (t) => {
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

const drywall: Scene = (t) => {
  const panel = (i: number): string => {
    const progress = step(t, 0.05, 0.7, i, 3);
    const x = i * 120;
    const y = mix(640, 90, progress);
    return progress === 0
      ? ''
      : box(x + 1, y, 118, 400, '#e9e4dc') +
          times(8, (n) =>
            disc(x + 14 + (n % 2) * 92, y + 30 + Math.floor(n / 2) * 110, 4, k.stone, {
              opacity: part(t, 0.08 + i * 0.2, 0.3 + i * 0.2),
            }),
          );
  };
  const tape = part(t, 0.7, 0.95);
  return (
    box(0, 0, width, height, '#b89468') +
    box(0, 0, width, 90, k.cream) +
    box(0, 84, width, 14, k.woodDark) +
    times(7, (i) => box(i * 60 - 8, 90, 18, 400, k.wood)) +
    box(0, 300, width, 12, k.wood) +
    times(3, panel) +
    box(114, 90, 12, 400 * tape, k.paper) +
    box(234, 90, 12, 400 * tape, k.paper) +
    box(0, 490, width, 150, k.stone) +
    box(0, 482, width, 12, k.woodDark) +
    (tape > 0 && tape < 1
      ? at(
          240,
          90 + 400 * tape,
          box(-30, -8, 60, 16, k.dark, { rx: 3 }) + box(-8, 6, 16, 54, k.orange, { rx: 6 }),
        )
      : '') +
    at(
      70,
      590,
      box(-44, -30, 88, 60, k.orange, { rx: 8 }) + box(-30, -42, 60, 16, k.orangeDark, { rx: 6 }),
    )
  );
};

const bathroom: Scene = (t) => {
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

const demo: Scene = (t) => {
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

const paint: Scene = (t) => {
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

/** The contracting brand's scenes by story number. */
export const contractingScenes: Record<number, Scene> = {
  2: stairs,
  4: floor,
  6: shower,
  8: drywall,
  10: bathroom,
  12: demo,
  14: paint,
};
