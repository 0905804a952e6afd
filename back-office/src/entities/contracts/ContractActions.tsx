import { type RecordOf } from 'shared-api/client';
import { Button } from 'shared-ui/Button';
import { useCreateContractServicesMutation } from './contractsApi.ts';
import type { EditorActionsProps } from '../Editor.ts';
import { texts } from './texts.ts';

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
      onClick={() => run(texts.createFailed(id), () => createServices(id))}
    >
      {texts.create}
    </Button>
  );
}
