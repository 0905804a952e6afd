import type { texts as en } from './paymentFaultTexts.en.ts';

/** Error messages of the payment form. */
export const texts: typeof en = {
  noDocumentNumber: () => 'Entrez le numéro de facture ou de soumission.',
  notDocumentNumber: () => 'Un numéro de facture ou de soumission a cinq chiffres.',
  lowAmount: () => 'Le montant doit être d’au moins 1,00\u00a0$.',
  highAmount: () =>
    'Les paiements par carte vont jusqu’à 99\u00a0999,99\u00a0$. Appelez-nous pour payer davantage.',
  notAmount: () => 'Entrez le montant en dollars et en cents, par exemple 1234,50.',
  noCardToken: () => 'Le jeton de carte est absent.',
  foreignCardToken: () => 'Le jeton de carte n’est pas du fournisseur de paiement.',
};
