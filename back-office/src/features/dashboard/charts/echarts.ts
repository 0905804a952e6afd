import { BarChart, PieChart, type BarSeriesOption, type PieSeriesOption } from 'echarts/charts';
import {
  AriaComponent,
  DatasetComponent,
  GridComponent,
  TooltipComponent,
  type AriaComponentOption,
  type DatasetComponentOption,
  type GridComponentOption,
  type TooltipComponentOption,
} from 'echarts/components';
import { use, type ComposeOption } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';

// On canvas: the SVG renderer writes style attributes, which the pages' Content-Security-Policy
// forbids.
use([
  AriaComponent,
  BarChart,
  CanvasRenderer,
  DatasetComponent,
  GridComponent,
  PieChart,
  TooltipComponent,
]);

/** What a chart is made of, as ECharts takes it. */
export type ChartOption = ComposeOption<
  | AriaComponentOption
  | BarSeriesOption
  | DatasetComponentOption
  | GridComponentOption
  | PieSeriesOption
  | TooltipComponentOption
>;

/** The parts of ECharts that the dashboard draws with. */
export { dispose, getInstanceByDom, init } from 'echarts/core';
