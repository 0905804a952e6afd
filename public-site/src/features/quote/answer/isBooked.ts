import type { QuoteAnswer } from 'shared-api/contract/quotes/priceAnswers';

/** Whether its reader has asked to book it, or accepted it in another way. */
export const isBooked = ({ wishes, acceptedOn }: QuoteAnswer): boolean =>
  acceptedOn !== '' || wishes.some(({ wish }) => wish === 'book');
