import type { RecordOf } from 'shared-api/client';
import { Badge } from 'shared-ui/Badge';
import { contractState } from './contractState.ts';

/** Where a contract stands today. */
export function ContractStateBadge({ record }: { record: RecordOf<'contracts'> }) {
  const { word, tone } = contractState(record);
  return <Badge tone={tone}>{word}</Badge>;
}
