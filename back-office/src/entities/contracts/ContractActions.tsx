import { type RecordOf } from 'shared-api/client';
import { Button } from 'shared-ui/Button';
import { useCreateContractServicesMutation } from './contractsApi.ts';
import type { EditorActionsProps } from '../Screen.ts';

/** Creates the services of a contract (docs/product/office.md). */
export function ContractActions({
  record,
  isBusy,
  run,
}: EditorActionsProps<RecordOf<'contracts'>>) {
  const [createServices] = useCreateContractServicesMutation();
  const { id } = record;
  return (
    <Button
      look="secondary"
      disabled={isBusy}
      onClick={() => run(`Error creating services for contract ${id}`, () => createServices(id))}
    >
      Create
    </Button>
  );
}
