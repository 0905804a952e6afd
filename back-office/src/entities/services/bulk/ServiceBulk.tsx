import { useState } from 'react';
import {
  serviceBulkActions,
  type ServiceBulkAction,
} from 'shared-api/contract/entities/bulk/services';
import { Button } from 'shared-ui/Button';
import { IfMay } from '../../../IfMay.tsx';
import type { BulkActionsProps } from '../../Screen.ts';
import { BillButton } from '../bill/BillButton.tsx';
import { ServiceBulkDialog } from './ServiceBulkDialog.tsx';
import { texts } from './texts.ts';

/** What can be done with services that are selected in their list. */
export function ServiceBulk({ selection, onDone }: BulkActionsProps) {
  const [action, setAction] = useState<ServiceBulkAction>();
  return (
    <>
      {serviceBulkActions.map((one) => (
        <Button key={one} size="small" look="secondary" onClick={() => setAction(one)}>
          {texts.button[one]}
        </Button>
      ))}
      <IfMay needs="money">
        <BillButton size="small" selection={selection} onDone={onDone} />
      </IfMay>
      {action && (
        <ServiceBulkDialog
          action={action}
          selection={selection}
          onDone={onDone}
          onClose={() => setAction(undefined)}
        />
      )}
    </>
  );
}
