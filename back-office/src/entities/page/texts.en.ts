import { texts as values } from 'shared-api/contract/messages/officeValueTexts.en';

/** Texts that pages of several records share. */
export const texts = {
  statuses: values.serviceStatus,
  notMarked: 'Not marked complete',
  monthlyBill: 'Monthly',
  loading: 'Loading the record',
  failed: 'This part of the page did not come.',
};
