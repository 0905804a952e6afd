import { brandNames, type BrandName } from 'shared-api/contract/billing/bank';
import { useSearchParams } from 'shared-ui/router';
import type { Group } from './charts/charts.ts';

/** Months that charts of months can show, all of them first. */
export const spans = [12, 6, 3] as const;

const all = 'all';

/** Which charts are looked at; it stands in the address. */
export interface ChartChoice {
  /** Undefined for all. */
  group: Group['name'] | undefined;
  /** Undefined for both. */
  brand: BrandName | undefined;
  months: number;
}

/**
 * Which charts of the dashboard are looked at.
 * @param shown the groups that there are; the first one is shown until another is chosen
 */
export function useChartChoice(shown: readonly Group[]) {
  const [params, setParams] = useSearchParams();
  const group = params.get('group');
  const choice: ChartChoice = {
    group: group === all ? undefined : (shown.find(({ name }) => name === group) ?? shown[0])?.name,
    brand: brandNames.find((name) => name === params.get('company')),
    months: spans.find((months) => String(months) === params.get('months')) ?? spans[0],
  };
  const set = (name: 'company' | 'months', value: string): void =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === '') after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true },
    );
  /** The address of a group, with company and months as they are chosen. */
  const groupAddress = (name: Group['name'] | undefined): string => {
    const after = new URLSearchParams(params);
    after.set('group', name ?? all);
    return `?${after}`;
  };
  return { choice, set, groupAddress };
}

/** The groups of a choice. */
export const chosenGroups = (shown: readonly Group[], { group }: ChartChoice): readonly Group[] =>
  group === undefined ? shown : shown.filter(({ name }) => name === group);
