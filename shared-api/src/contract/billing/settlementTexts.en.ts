/** How an invoice was settled that nothing is owed on: on screens, in mails and documents. */
export const settlementTexts = {
  settled: {
    paid: 'Paid',
    credited: 'Credited',
    writtenOff: 'Written off',
    nothing: 'Nothing to pay',
  },
  creditedPart: (amount: string) => `${amount} credited`,
  writtenOffPart: (amount: string) => `${amount} written off`,
  disputed: 'payment disputed',
};
