import type {
  ServiceChoice,
  ServiceGroup,
  StayReason,
} from 'shared-api/contract/entities/contractChange';

const services = (count: number): string => (count === 1 ? '1 service' : `${count} services`);

const groupWords: Record<ServiceGroup, (count: number) => string> = {
  fitting: (count) => `${services(count)} on ${count === 1 ? 'its day' : 'the days that stay'}`,
  dropped: (count) =>
    `${services(count)} on ${count === 1 ? 'a day' : 'days'} that the contract no longer has`,
  apart: (count) => `${services(count)} moved by hand, or on another day`,
};

/** Texts of the window that asks what becomes of a contract's services. */
export const texts = {
  title: 'What becomes of the services to come?',
  intro: 'Nothing is saved until you choose Save. What is done, begun or billed stays as it is.',
  group: (group: ServiceGroup, count: number) => groupWords[group](count),
  choice: {
    fitting: {
      change: 'Change them',
      keep: 'Keep them as they are',
      cancel: 'Cancel them',
    },
    dropped: {
      cancel: 'Cancel them',
      keep: 'Keep them as they are',
      change: 'Keep their days, change the rest',
    },
    apart: {
      keep: 'Keep them as they are',
      change: 'Keep their days, change the rest',
      cancel: 'Cancel them',
    },
  } satisfies Record<ServiceGroup, Record<ServiceChoice, string>>,
  added: (count: number) => `${services(count)} added`,
  staying: (count: number) =>
    `${services(count)} that ${count === 1 ? 'stays' : 'stay'} as ${count === 1 ? 'it is' : 'they are'}`,
  reason: {
    complete: 'Complete',
    billed: 'Billed',
    started: 'Started',
  } satisfies Record<StayReason, string>,
  day: 'Day',
  employee: 'Employee',
  price: 'Price',
  why: 'Why',
  sum: 'Sum',
  nobody: 'Nobody',
  becomes: (before: string, after: string) => `${before} → ${after}`,
  span: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  show: 'Show each',
  back: 'Back to the editor',
  save: 'Save',
};
