import type { TestPayments } from '../testPayments.ts';

/** A card whose bank asks the payer. */
export const askingCard = '4000002500003155';

/** Pays where the payer's browser goes elsewhere in between. */
export const elsewhereOf = (payments: TestPayments) => ({
  /** Pays with a card whose bank asks; the payer's browser can be led there. */
  leave: async (number: string, options: { card?: string; key?: string } = {}) => {
    const { body, status } = await payments.pay(number, {
      card: askingCard,
      canLeave: true,
      ...options,
    });
    return { status, body, bank: String(body['continueAt']), key: String(body['key']) };
  },
  /** What the payment page is told of a payment. */
  statusOf: async (key: string) =>
    (await payments.server.call('GET', `payment-status/${key}`)).body,
});
