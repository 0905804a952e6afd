/** Words for refunds and disputes, of which the office alone reads. */
export const texts = {
  refundFailures: {
    cardGone: 'the card is lost, expired or cancelled',
    disputed: 'the payment is disputed',
    refundedBefore: 'the provider has given it back already',
    insufficientFunds: 'the balance at the provider is too low',
    declined: 'the bank of the card declined it',
    cancelled: 'it was cancelled at the provider',
    refused: 'the provider refused it',
  },
  disputeReasons: {
    fraudulent: 'says that it was fraud',
    unrecognized: 'does not know the payment',
    duplicate: 'says that it was charged twice',
    product_not_received: 'says that nothing was done',
    product_unacceptable: 'says that the work was not as agreed',
    credit_not_processed: 'expects a refund',
    subscription_canceled: 'says that it was cancelled',
    general: 'gives no particular reason',
  },
  disputeStates: {
    inquiry: 'The bank asks',
    needsAnswer: 'Needs an answer',
    underReview: 'Under review',
    won: 'Won',
    lost: 'Lost',
    closed: 'Closed',
  },
};
