import {
  box,
  colors as k,
  disc,
  even,
  height,
  inside,
  line,
  mix,
  shape,
  times,
  width,
  type Scene,
} from '../draw.ts';

export const powerWash: Scene = (t) => {
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
