import ReactECharts from 'echarts-for-react/esm/core.js';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { BrandName } from 'shared-api/contract/billing/bank';
import { ChartLegend } from './ChartLegend.tsx';
import { chartOption, cellAt } from './chartOption.ts';
import type { Chart } from './charts.ts';
import type { CellPosition, Sums } from './chartTable.ts';
import type { Scale } from './scale.ts';
import * as echarts from './echarts.ts';
import { useStillness } from './media.ts';
import { useColours } from './useColours.ts';

interface ChartPictureProps {
  chart: Chart;
  brand: BrandName;
  table: Sums;
  /** What the picture is, for those who do not see it. */
  label: string;
  height: number;
  scale: Scale | undefined;
  onOpen: (cell: CellPosition) => void;
}

/** A table as a picture; its bars and slices can be clicked. */
export function ChartPicture(props: ChartPictureProps) {
  const { chart, brand, table, label, height, scale, onOpen } = props;
  const container = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const colours = useColours(brand);
  const isStill = useStillness();
  const option = useMemo(
    () => chartOption(chart, table, { colours, isStill, label, scale }),
    [chart, table, colours, isStill, label, scale],
  );
  const onEvents = useMemo(
    () => ({
      click: (hit: { dataIndex: number; seriesIndex?: number }) => {
        const found = cellAt(chart, table, hit);
        if (found) onOpen(found);
      },
    }),
    [chart, table, onOpen],
  );

  // The page is long: what is far below is drawn when it comes near.
  useEffect(() => {
    if (!container.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '600px' },
    );
    observer.observe(container.current);
    return () => observer.disconnect();
  }, []);

  return (
    <>
      {chart.kind !== 'pie' && <ChartLegend chart={chart} table={table} colours={colours} />}
      <div ref={container} style={{ blockSize: height }}>
        {isNear && (
          <ReactECharts
            echarts={echarts}
            option={option}
            notMerge
            onEvents={onEvents}
            style={{ height }}
            role="img"
            aria-label={label}
          />
        )}
      </div>
    </>
  );
}
