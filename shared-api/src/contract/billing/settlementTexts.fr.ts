import type { settlementTexts as english } from './settlementTexts.en.ts';

export const settlementTexts: typeof english = {
  settled: {
    paid: 'Payée',
    credited: 'Créditée',
    writtenOff: 'Radiée',
    nothing: 'Rien à payer',
  },
  creditedPart: (amount) => `crédit de ${amount}`,
  writtenOffPart: (amount) => `radiation de ${amount}`,
  disputed: 'paiement contesté',
};
