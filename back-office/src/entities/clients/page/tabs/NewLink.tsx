import type { RecordOf } from 'shared-api/client';
import type { EntityName } from 'shared-api/contract/entities/entityNames';
import { can } from 'shared-api/contract/staff/roles';
import { routes } from 'shared-api/contract/pages/officePaths';
import { Button } from 'shared-ui/Button';
import { useNavigate } from 'shared-ui/router';
import { askToLeave } from '../../../../leaving/askToLeave.ts';
import { useRole } from '../../../../useRole.ts';

interface NewLinkProps {
  entity: EntityName;
  label: string;
  client: RecordOf<'clients'>;
}

/** Where work is done for a client, unless it is said otherwise. */
const placed: readonly EntityName[] = ['contracts', 'services'];

/** Whoever begins work for a client means to have it done: without these nothing would be planned. */
const meant: Partial<Record<EntityName, Record<string, unknown>>> = {
  contracts: { isActive: true },
  services: { serviceStatus: 'Scheduled' },
};

/** Begins a new record with the client filled in, and the client's address where it has one. */
export function NewLink({ entity, label, client }: NewLinkProps) {
  const role = useRole() ?? 'Employee';
  const navigate = useNavigate();
  if (!can(role, 'create', entity)) return null;
  const { id: clientId, address, city, postalCode } = client;
  const fields = {
    clientId,
    ...(placed.includes(entity) && { address, city, postalCode }),
    ...meant[entity],
  };
  return (
    <Button
      size="small"
      look="secondary"
      onClick={() =>
        askToLeave(() => void navigate(routes.editor(entity, 'new'), { state: { fields } }))
      }
    >
      {label}
    </Button>
  );
}
