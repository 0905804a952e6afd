import { moneyIn } from 'shared-api/contract/values/moneyIn';
import { frenchDay } from 'shared-api/contract/values/frenchDays';
import type { DocumentTexts } from './texts.ts';

/** What a person reads on invoices, quotes and statements. */
export const fr: DocumentTexts = {
  money: moneyIn('fr'),
  hst: (hstNumber) => `TVH ${hstNumber}`,
  total: 'Total',

  invoice: {
    title: (number) => (number === null ? 'Brouillon de facture' : `Facture nº\u00a0${number}`),
    stamp: 'ANNULÉE',
    billedTo: 'Facturé à',
    date: 'Date',
    terms: 'Modalités',
    due: 'Payable dans les 30 jours',
    void: 'Annulée',
    subTotal: 'Sous-total',
    tax: (rate) => `TVH ${Math.round(rate * 100)}\u00a0%`,
    received: 'Reçu',
    balance: 'Solde',
    voidSince: (day) => `Cette facture est annulée depuis le ${frenchDay(day)}. Rien n’est dû.`,
    paid: 'Payée en entier. Merci!',
    howToPay: 'Comment payer',
    ways: (page, eTransferEmail, number) =>
      `Par carte à ${page}, avec le numéro ${number}.\n` +
      `Par virement Interac à ${eTransferEmail}, avec le numéro ${number} dans le message.`,
  },

  quote: {
    title: (number) => `Soumission nº\u00a0${number}`,
    scope: ['Élément', 'Description'],
    next: (phone, number, page) =>
      `Pour accepter ou demander un changement, répondez à notre courriel ou appelez le ${phone}. ` +
      `Pour payer par carte, utilisez le numéro ${number} à ${page}.`,
  },

  statement: {
    title: 'Relevé de compte',
    span: (first, last) => `Du ${frenchDay(first)} au ${frenchDay(last)}`,
    client: 'Client',
    date: 'Date',
    entry: 'Écriture',
    number: 'Numéro',
    charged: 'Facturé',
    received: 'Reçu',
    balance: 'Solde',
    opening: 'Solde d’ouverture',
    closing: 'Solde de fermeture',
    kinds: { Invoice: 'Facture', Payment: 'Paiement', Void: 'Annulation' },
    numbered: (kind, number) => `${kind} nº\u00a0${number}`,
    ways: (page, eTransferEmail) =>
      `Les factures ouvertes se paient par carte à ${page}, ou par virement Interac à ${eTransferEmail}.`,
  },
};
