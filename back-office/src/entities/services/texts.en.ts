import { texts as values } from 'shared-api/contract/messages/officeValueTexts.en';

/** Texts of services in list and editor. */
export const texts = {
  title: 'Services',
  date: 'Date',
  address: 'Address',
  client: 'Client',
  employee: 'Employee',
  nobody: 'Nobody yet',
  billedMonthly: 'No price of its own: its contract is billed by the month.',
  price: 'Price',
  status: 'Status',
  withoutDay: 'Without a day',
  statuses: values.serviceStatus,
  searched: 'address, city, item or client',
  emptyHint: 'Services come from contracts, or are created one by one.',

  complete: 'Complete',
  markComplete: 'Mark complete',
  completeOf: (service: string) => `Mark complete ${service}`,
  completed: (service: string) => `${service} is complete.`,
  updateFailed: 'Error updating service',
  updateFailedWhy: (why: string) => `Error updating service: ${why}`,
};
