import type { MoveWarning } from 'shared-api/contract/schedule/board';
import type {
  ServiceBulkAction,
  ServiceClash,
  ServiceSkipReason,
} from 'shared-api/contract/entities/bulk/services';

const services = (count: number): string => (count === 1 ? '1 service' : `${count} services`);

const against: Record<MoveWarning, string> = {
  clash: 'Clashes with another service',
  leave: 'On leave then',
  hours: 'Outside of working hours',
};

const done: Record<ServiceBulkAction, string> = {
  assign: 'Assign',
  move: 'Move',
  complete: 'Mark complete',
};

/** Texts of changing many services at once. */
export const texts = {
  button: {
    assign: 'Assign to…',
    move: 'Move to day…',
    complete: 'Mark complete…',
  } satisfies Record<ServiceBulkAction, string>,
  title: {
    assign: 'Assign services',
    move: 'Move services to another day',
    complete: 'Mark services complete',
  } satisfies Record<ServiceBulkAction, string>,
  employee: 'Assign to',
  nobody: 'Nobody',
  day: 'Move to',
  dayHint: 'Each service keeps its time of day.',
  loading: 'Looking at what would happen…',
  inTheWay: 'Some clash, fall into leave or lie outside of working hours',
  fitting: (action: ServiceBulkAction) =>
    `${done[action]} those that fit; where two clash with each other, the first one`,
  all: (action: ServiceBulkAction) => `${done[action]} all anyway`,
  changes: (count: number) => (count === 0 ? 'Nothing changes' : `${services(count)} will change`),
  stays: (count: number) =>
    `${services(count)} ${count === 1 ? 'stays' : 'stay'} as ${count === 1 ? 'it is' : 'they are'}`,
  code: 'Service',
  when: 'Day',
  whose: 'Client',
  who: 'Employee',
  why: 'Why',
  against: 'Although',
  becomes: (before: string, after: string) => `${before} → ${after}`,
  noDay: 'No day',
  reason: {
    ...against,
    gone: 'Deleted in the meantime',
    changed: 'Changed by somebody else in the meantime',
    complete: 'Complete already',
    cancelled: 'Cancelled',
    same: 'It is so already',
    undated: 'It has no day',
  } satisfies Record<ServiceSkipReason, string>,
  clash: (
    { code, clientName, address, others, isSelected }: NonNullable<ServiceClash>,
    times: string,
  ) => {
    const named = [code, clientName, address].filter(Boolean).join(', ');
    const more = others === 0 ? '' : `, and with ${services(others)} more`;
    return `Clashes with ${named}, ${times}${isSelected ? ', selected too' : ''}${more}`;
  },
  times: (begins: string, ends: string) => `${begins} to ${ends}`,
  submit: (action: ServiceBulkAction, count: number) =>
    ({
      assign: `Assign ${services(count)}`,
      move: `Move ${services(count)}`,
      complete: `Mark ${services(count)} complete`,
    })[action],
  notAsShown: 'Not all was done as it was shown',
  cancel: 'Cancel',
  close: 'Close',
};
