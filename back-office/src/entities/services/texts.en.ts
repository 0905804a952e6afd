import { texts as values } from 'shared-api/contract/messages/officeValueTexts.en';

/** Texts of services in list and editor. */
export const texts = {
  title: 'Services',
  date: 'Date',
  dayAndTime: (day: string, time: string) => `${day}, ${time}`,
  address: 'Address',
  client: 'Client',
  statuses: values.serviceStatus,
  searched: 'address, city, item or client',
  emptyHint: 'Services come from contracts, or are created one by one.',

  complete: 'Complete',
  completeOf: (service: string) => `Complete ${service}`,
  completed: (service: string) => `${service} is complete.`,
  updateFailed: 'Error updating service',
  updateFailedWhy: (why: string) => `Error updating service: ${why}`,
};
