import { useCompany } from 'shared-api/client';
import { brandNames } from 'shared-api/contract/billing/bank';

/** The brands by their names, for a choice. */
export function useBrandOptions(): { value: string; label: string }[] {
  const { brands } = useCompany();
  return brandNames.map((value) => ({ value, label: brands[value].name }));
}
