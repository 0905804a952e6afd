import { doneBefore } from './doneBefore.ts';

/** Refusals around deposits and part payments. */
export const depositEn = {
  dueInPast: ({ label }: { label: string }) => `${label} can't be earlier than today.`,
  percentOfNothing: () => 'There is no price yet that this could be a part of. Give an amount.',
  depositTooSmall: ({ amount, least }: { amount: string; least: string }) =>
    `This would come to ${amount}; ask for ${least} at least.`,
  depositTooMuch: ({ number, left }: { number: number; left: string }) =>
    `Only ${left} of quote ${number} is left that is neither paid nor asked for.`,
  depositPaid: ({ number }: { number: string }) => `${number} is paid already.`,
  depositWithdrawn: ({ number }: { number: string }) =>
    `${number} is withdrawn. Ask again with a new one.`,
  depositChanged: ({ number }: { number: string }) =>
    `${number} was changed by somebody else in the meantime. Look at it again.`,
  depositConfirming: ({ number }: { number: string }) =>
    `A card payment of ${number} is being confirmed. Try again in a minute.`,
  depositNotHeld: ({ number }: { number: string }) => `Nothing is held of ${number}.`,
  depositHeldLess: ({ number, held }: { number: string; held: string }) =>
    `Only ${held} of ${number} is held.`,
  depositAskedBefore: ({ number, amount }: { number: string; amount: string }) =>
    doneBefore(`${number} for ${amount} is made.`),
  depositKeptNotReversed: () =>
    'A part of this payment was kept as a forfeited deposit, so it cannot be taken back.',
};
