import * as yup from 'yup';
import { longText, text, visitorPhone } from '../fields/fields.ts';
import { fault } from '../messages/faults.ts';
import { isFilled } from '../values/isFilled.ts';

/** What somebody may ask of the company about a quote that they have. */
export const quoteWishes = ['book', 'change', 'ask'] as const;
export type QuoteWish = (typeof quoteWishes)[number];

/**
 * Asks to book or change a quote, or something about it, from its own page (docs/product/pages.md "Quote
 * answer"). The quote has the e-mail address already.
 */
export const quoteWishSchema = yup
  .object({
    wish: yup
      .string()
      .strict()
      .typeError(fault('notText'))
      .required(fault('missing'))
      .oneOf(quoteWishes, fault('notAmong', { options: quoteWishes })),
    name: text().test('filled', fault('missing'), isFilled),
    /** Of whoever books, to agree on day and time. */
    phone: visitorPhone()
      .defined(fault('missing'))
      .test('reached', fault('missing'), (phone, { parent }) => {
        const { wish } = parent as { wish?: unknown };
        return wish !== 'book' || isFilled(phone);
      }),
    /** Where the work is; a booking needs it unless the quote knows (`QuoteAnswer.needsAddress`). */
    address: text().optional(),
    /** Whoever books need not say more. */
    message: longText()
      .defined(fault('missing'))
      .test('blank', (message, { parent, createError }) => {
        const { wish } = parent as { wish?: unknown };
        if (isFilled(message) || (wish !== 'change' && wish !== 'ask')) return true;
        return createError({ message: fault(wish === 'ask' ? 'blankQuestion' : 'blankChange') });
      }),
  })
  .meta({ labels: 'quoteWish' });

/** Whether a booking lacks the address of its work. */
export const lacksAddress = (
  { needsAddress }: { needsAddress: boolean },
  { wish, address }: { wish?: unknown; address?: unknown },
): boolean => wish === 'book' && needsAddress && !isFilled(address);

export type QuoteWishRequest = yup.InferType<typeof quoteWishSchema>;
