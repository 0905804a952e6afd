import type { ReportName } from 'shared-api/contract/billing/moneyReports';

/** The days that a report is of, both included; of one that is of a day or of now, the last one. */
export interface ReportSpan {
  from: string;
  to: string;
}

/** A report as it is shown; amounts in cents, in the order of its columns. */
export interface Report {
  name: ReportName;
  span: ReportSpan;
  /** `about` tells a client from others of the same name. */
  lines: { key: string; name: string; about: string; amounts: number[] }[];
  /** Empty where lines are not summed up. */
  totals: number[];
}
