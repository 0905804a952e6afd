import {
  brandNames,
  chartSets,
  type BrandName,
  type ChartData,
  type ChartSet,
} from 'shared-api/contract/billing/bank';
import type { PublicCompany } from 'shared-api/contract/company/company';
import { isOfInvoices } from './charts/charts.ts';
import { isEmpty, readTable, type Sums } from './charts/chartTable.ts';
import { spansOf, type Spans } from './rows/rowsBehind.ts';

/** One company name of the dashboard, with its tables once they have arrived. */
export interface Company {
  brand: BrandName;
  name: string;
  tables?: Partial<Record<ChartSet, Sums>>;
  spans: Spans;
}

/** The companies that each group has a chart of; known before the data is. */
export const companiesOf = (brands: PublicCompany['brands'], data?: ChartData): Company[] =>
  brandNames.map((brand) => {
    const { name } = brands[brand];
    if (!data) return { brand, name, spans: spansOf(undefined, undefined) };
    const tables: Partial<Record<ChartSet, Sums>> = {};
    for (const set of chartSets) {
      const entry = data.result[set].find(({ companyName }) => companyName === name);
      tables[set] = readTable(entry?.companyPerformance ?? []);
    }
    const { atmEtransferCharts, eTransferLastThreeMonths } = tables;
    return { brand, name, tables, spans: spansOf(atmEtransferCharts, eTransferLastThreeMonths) };
  });

/** Whether any bank transaction stands behind the charts. */
export const haveBankData = (companies: readonly Company[]): boolean =>
  companies.some(({ tables = {} }) =>
    chartSets.some((set) => {
      const table = tables[set];
      return !isOfInvoices(set) && table !== undefined && !isEmpty(table);
    }),
  );
