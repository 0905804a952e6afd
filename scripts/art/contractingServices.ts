import { at, box, colors as k, disc, line, shape, sparkle, times, windowPane } from './draw.ts';
import { picture, side, turned } from './pictures.ts';

const bathroom =
  box(0, 0, side, 210, '#f3ddcb') +
  box(0, 210, side, 120, '#c07a58') +
  times(4, (row) =>
    times(9, (i) =>
      box(
        i * 64 - (row % 2) * 32 - 30,
        212 + row * 30,
        60,
        26,
        (row * 3 + i) % 5 ? '#cd8a68' : '#b96f4c',
      ),
    ),
  ) +
  box(0, 200, side, 12, k.paper) +
  box(0, 330, side, 150, '#8d8378') +
  times(4, (i) => line(`M${60 + i * 120} 330 ${i * 160} 480`, '#7a7067', 3)) +
  windowPane(104, 54, 112, 116) +
  disc(354, 150, 46, k.woodDark) +
  disc(354, 150, 37, '#cfe3ea') +
  line('M338 160 366 134', '#ffffff', 6) +
  box(306, 236, 96, 26, '#ffffff', { rx: 8 }) +
  box(314, 262, 80, 92, k.orangeDark, { rx: 5 }) +
  box(320, 268, 33, 80, k.orange, { rx: 3 }) +
  box(356, 268, 33, 80, k.orange, { rx: 3 }) +
  line('M354 236v-20h-18', k.dark, 7) +
  at(
    10,
    0,
    line('M86 256v-52h34v12', k.dark, 9) +
      shape('M66 262h212q-2 82-50 82H116q-48 0-50-82Z', '#ffffff') +
      shape('M84 290h176q-8 54-34 54H116q-24 0-32-54Z', '#eee8df') +
      box(56, 248, 232, 22, '#ffffff', { rx: 11 }) +
      disc(118, 352, 11, k.sun) +
      disc(226, 352, 11, k.sun) +
      times(4, (i) => disc(150 + i * 26, 246 - (i % 2) * 8, 15, '#e6f3f6')),
  ) +
  sparkle(264, 150, 20, 0.8);

const demo =
  box(0, 0, side, side, k.brick) +
  times(14, (row) =>
    times(8, (i) =>
      box(i * 70 - (row % 2) * 35, row * 36, 66, 32, (row * 2 + i) % 3 ? '#b5684a' : '#a45c42'),
    ),
  ) +
  shape(
    'M90 120 160 84l40 14 60-26 60 30 60-6 30 62-22 46 30 62-44 36 12 34-70 42-56-24-64 30-58-30-60 6-10-54-36-30 28-52-24-48Z',
    '#fdf1df',
  ) +
  windowPane(240, 130, 104, 118, '#cfe8f2') +
  disc(318, 160, 13, k.sun) +
  shape('M112 312h256l-10 30-40 34-56-14-64 22-58-22Z', k.wood) +
  at(
    204,
    236,
    turned(
      -38,
      box(-11, -60, 22, 236, k.woodDark, { rx: 9 }) +
        box(-76, -108, 152, 66, k.dark, { rx: 10 }) +
        box(-76, -108, 20, 66, k.soft, { rx: 8 }) +
        box(56, -108, 20, 66, k.soft, { rx: 8 }),
    ),
  ) +
  times(5, (i) =>
    box(96 + i * 62, 346 + (i % 2) * 14, 52, 28, i % 2 ? k.brick : '#a45c42', {
      turn: [i * 19 - 30, 122 + i * 62, 360],
    }),
  );

const drywall =
  box(0, 0, side, side, '#8a6a48') +
  times(3, (i) => box(34 + i * 92, 60, 34, 320, '#d2a26f')) +
  times(3, (i) => box(34 + i * 92, 60, 7, 320, '#b98250')) +
  box(0, 46, side, 26, '#c79463') +
  box(0, 196, 240, 20, '#b98250') +
  box(232, 0, side, 374, '#efeae2') +
  box(232, 0, 5, 374, '#cfc6b8') +
  box(340, 0, 34, 374, '#ffffff') +
  times(4, (i) => disc(254, 90 + i * 76, 5, '#9a9288') + disc(452, 90 + i * 76, 5, '#9a9288')) +
  box(0, 374, side, 106, '#b9aea0') +
  box(0, 368, side, 10, '#a79b8c') +
  at(
    357,
    214,
    shape('M-66-26h132l-16 36H-50Z', '#6f7b80') +
      shape('M-66-40h132v14H-66Z', '#ffffff') +
      box(-22, 8, 44, 22, k.dark, { rx: 4 }) +
      box(-15, 26, 30, 96, k.orange, { rx: 13 }),
  ) +
  at(
    150,
    300,
    box(-56, -36, 112, 100, '#ffffff', { rx: 8 }) +
      box(-56, -6, 112, 40, k.orange) +
      box(-62, -46, 124, 20, k.sand, { rx: 7 }) +
      shape('M-50-46q20-30 50-16 34-18 50 16Z', '#ffffff') +
      line('M-58-34q-14 52 0 66', k.soft, 5),
  );

const floor =
  box(0, 0, side, 210, '#f2e6d6') +
  windowPane(92, 56, 110, 116) +
  box(296, 68, 92, 134, k.orangeSoft) +
  box(304, 76, 76, 126, k.orange) +
  disc(316, 146, 5, k.paper) +
  box(0, 198, side, 14, k.paper) +
  box(0, 212, side, 268, '#d5cabb') +
  times(7, (row) =>
    times(4, (i) =>
      box(
        i * 126 - (row % 3) * 44 - 60,
        212 + row * 38,
        row === 0 ? 124 : i === 3 ? 0 : 124,
        36,
        [k.woodDark, k.wood, '#b98250'][(row + i) % 3] ?? k.wood,
      ),
    ),
  ) +
  at(
    352,
    296,
    box(-84, -18, 168, 36, '#d8a876', { turn: [-14, 0, 0] }) + line('M-68 18 60-14', '#b98250', 3),
  ) +
  at(
    240,
    292,
    turned(
      42,
      box(-9, -20, 18, 140, k.woodDark, { rx: 8 }) +
        box(-52, -56, 104, 52, k.dark, { rx: 12 }) +
        box(-52, -56, 18, 52, k.orange, { rx: 8 }),
    ),
  ) +
  sparkle(110, 260, 24, 0.8);

const paint =
  box(0, 0, side, 340, '#f7f0e4') +
  box(0, 0, 172, 330, '#cf6430') +
  box(168, 118, 152, 212, '#cf6430') +
  times(3, (i) => box(186 + i * 44, 176, 6, 128 - i * 26, '#dc7a48', { rx: 3 })) +
  box(0, 340, side, 140, k.wood) +
  box(0, 330, side, 14, '#ffffff') +
  box(0, 324, side, 9, '#8fb9c9') +
  shape('M0 366q60-14 120-6t130-4 120 6 110-8v126H0Z', '#e9e0d0') +
  line('M40 384q70-10 120 6M300 410q70-16 140-2M120 440q60-12 110 0', '#cfc3ae', 5) +
  windowPane(372, 60, 100, 140) +
  line('M318 138h28v62h-102v44', '#565d60', 10) +
  box(160, 104, 164, 66, '#e8793f', { rx: 20 }) +
  box(160, 104, 18, 66, '#9c4012', { rx: 9 }) +
  box(306, 104, 18, 66, '#9c4012', { rx: 9 }) +
  box(230, 240, 28, 108, k.dark, { rx: 12 }) +
  box(230, 248, 28, 20, k.orange, { rx: 6 }) +
  at(
    358,
    322,
    line('M-50-42q50-92 100 0', '#565d60', 6) +
      box(-52, -46, 104, 92, '#d9dddb', { rx: 8 }) +
      box(-52, -14, 104, 36, k.paper) +
      disc(0, 4, 13, k.orange) +
      box(-58, -56, 116, 20, '#cf6430', { rx: 9 }) +
      box(-34, -40, 18, 40, '#cf6430', { rx: 9 }),
  );

const tile =
  box(0, 0, side, side, '#a99b8a') +
  times(16, (i) => line(`M232 ${20 + i * 30}q64-16 124 0t124 0`, '#948573', 6)) +
  times(5, (row) =>
    times(5, (i) =>
      i < (row < 2 ? 4 : row === 2 ? 3 : 2)
        ? box(
            -6 + i * 98,
            -2 + row * 98,
            90,
            90,
            [k.paper, '#f6d9c8', '#e79d72'][(row * 2 + i) % 3] ?? k.paper,
            { rx: 4 },
          )
        : '',
    ),
  ) +
  times(3, (i) => line(`M${88 + i * 98} 180v18m-9-9h18`, '#2f6f8f', 5)) +
  at(
    286,
    308,
    turned(
      -28,
      shape('M-84-58h168V22H-84Z', '#cfd5d6') +
        times(11, (i) => box(-84 + i * 16, 20, 8, 13, '#cfd5d6')) +
        box(-84, -58, 168, 10, '#aab3b5') +
        line('M0-54v-26h46', '#565d60', 10) +
        box(-58, -98, 124, 30, k.orange, { rx: 15 }) +
        box(-58, -98, 28, 30, k.orangeDark, { rx: 14 }),
    ),
  ) +
  sparkle(136, 136, 24, 0.8);

/** The contracting brand's pictures by service key. */
export const contractingServices: Record<string, string> = {
  bathroom: picture(bathroom),
  demo: picture(demo),
  drywall: picture(drywall),
  floor: picture(floor),
  paint: picture(paint),
  tile: picture(tile),
};
