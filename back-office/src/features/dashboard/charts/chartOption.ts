import { showAmount } from '../../../amounts.ts';
import { mostNames, type Chart } from './charts.ts';
import { asRead, type CellPosition, type Sums } from './chartTable.ts';
import type { ChartOption } from './echarts.ts';
import { partsOf, type Scale } from './scale.ts';
import { paletteOf, type Colours } from './palettes.ts';
import { slicesOf } from './slices.ts';

type PieChart = Extract<Chart, { kind: 'pie' }>;

interface Look {
  colours: Colours;
  /** Whether nothing may move. */
  isStill: boolean;
  /** What the chart is, for those who do not see it. */
  label: string;
  /** That of all charts which this one is compared with. */
  scale?: Scale | undefined;
}

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

/** Amounts along an axis, where cents would only be noise. */
const axisAmount = (value: number): string => showAmount(value).replace(/\.00$/, '');

const amountOf = (value: unknown): string => (typeof value === 'number' ? showAmount(value) : '');

/** A chart of a table, as ECharts takes it. */
export function chartOption(chart: Chart, table: Sums, look: Look): ChartOption {
  const { colours, isStill, label, scale } = look;
  return {
    animation: !isStill,
    animationDuration: 300,
    animationDurationUpdate: 300,
    color: paletteOf(chart.palette, colours),
    textStyle: { fontFamily: colours.font, color: colours.ink },
    aria: { enabled: true, label: { description: label } },
    tooltip: {
      trigger: chart.kind === 'pie' ? 'item' : 'axis',
      axisPointer: { type: 'shadow', shadowStyle: { color: colours.line, opacity: 0.4 } },
      // Drawn, since a tooltip of HTML comes with inline styles, which the pages' policy forbids.
      renderMode: 'richText',
      confine: true,
      backgroundColor: colours.surface,
      borderColor: colours.lineStrong,
      borderWidth: 1,
      padding: [8, 12],
      textStyle: { color: colours.ink, fontSize: 13 },
      valueFormatter: amountOf,
    },
    ...(chart.kind === 'pie'
      ? pieOf(table, chart, colours)
      : barsOf(chart, asRead(table, chart.kind), { colours, scale })),
  };
}

function pieOf(table: Sums, { hiddenBelow, palette }: PieChart, colours: Colours): ChartOption {
  const { slices } = slicesOf(table, hiddenBelow);
  const fills = paletteOf(palette, colours);
  const shareOf = (index: number): string => percent(slices[index]?.share ?? 0);
  return {
    series: {
      type: 'pie',
      radius: ['38%', '66%'],
      // By row, so that a name keeps its colour when another is not drawn.
      data: slices.map(({ name, value, row }) => ({
        name,
        value,
        itemStyle: { color: fills[row % fills.length] ?? colours.accent },
      })),
      itemStyle: { borderColor: colours.surface, borderWidth: 2, borderRadius: 3 },
      emphasis: { scaleSize: 4 },
      label: {
        color: colours.ink,
        fontSize: 12,
        lineHeight: 16,
        alignTo: 'edge',
        edgeDistance: 0,
        overflow: 'truncate',
        formatter: ({ name, dataIndex }) => `${name}\n${shareOf(dataIndex)}`,
      },
      labelLine: { length: 8, length2: 4, lineStyle: { color: colours.lineStrong } },
      tooltip: {
        formatter: (hit) =>
          Array.isArray(hit)
            ? ''
            : `${hit.name}\n${amountOf(hit.value)} · ${shareOf(hit.dataIndex)}`,
      },
    },
  };
}

function barsOf(
  chart: Chart,
  { head, rows }: Sums,
  { colours, scale }: Pick<Look, 'colours' | 'scale'>,
): ChartOption {
  const isLying = chart.kind === 'names';
  const names = {
    type: 'category',
    axisTick: { show: false },
    axisLine: { lineStyle: { color: colours.line } },
    axisLabel: {
      color: colours.inkSoft,
      fontSize: 12,
      ...(isLying && ({ width: 112, overflow: 'truncate', interval: 0 } as const)),
    },
    // The largest name comes first, and that is on top.
    inverse: isLying,
  } as const;
  const dollars = {
    type: 'value',
    // Whole dollars only: an amount has no third decimal.
    minInterval: 1,
    splitNumber: partsOf(chart),
    ...scale,
    splitLine: { lineStyle: { color: colours.line } },
    axisLabel: { color: colours.inkSoft, fontSize: 12, formatter: axisAmount },
  } as const;
  return {
    grid: {
      left: 0,
      right: isLying ? 24 : 4,
      top: 12,
      // Room for what of the labels ECharts measures too small.
      bottom: 8,
      outerBoundsMode: 'same',
    },
    dataset: {
      source: [head, ...rows.slice(0, mostNames).map(({ name, values }) => [name, ...values])],
      sourceHeader: true,
    },
    xAxis: isLying ? dollars : names,
    yAxis: isLying ? names : dollars,
    series: head.slice(1).map((_, column) => ({
      type: 'bar',
      encode: isLying ? { x: column + 1, y: 0 } : { x: 0, y: column + 1 },
      barMaxWidth: isLying ? 12 : 22,
      barGap: '10%',
      itemStyle: { borderRadius: isLying ? [0, 3, 3, 0] : [3, 3, 0, 0] },
    })),
  };
}

/** Which sum of the table a bar or slice is that was clicked. */
export function cellAt(
  chart: Chart,
  table: Sums,
  hit: { dataIndex: number; seriesIndex?: number | undefined },
): CellPosition | undefined {
  if (chart.kind !== 'pie') return { row: hit.dataIndex, column: hit.seriesIndex ?? 0 };
  const slice = slicesOf(table, chart.hiddenBelow).slices[hit.dataIndex];
  return slice && { row: slice.row, column: 0 };
}
