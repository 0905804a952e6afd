import { moneyIn } from 'shared-api/contract/values/moneyIn';
import * as money from 'shared-api/contract/values/moneyTexts.fr';
import { frenchDay } from 'shared-api/contract/values/frenchDays';
import type { DocumentTexts } from './texts.ts';

/** What a person reads on invoices, quotes and statements. */
export const fr: DocumentTexts = {
  money: moneyIn(money),
  day: frenchDay,
  hst: (hstNumber) => `TVH ${hstNumber}`,
  total: 'Total',
  logo: (company) => `Logo de ${company}`,
  call: (phone) => `Appeler le ${phone}`,
  write: (email) => `Écrire à ${email}`,

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
    amountDue: 'Montant à payer',
    pay: (number) => `Payer la facture nº\u00a0${number}`,
    payAlt: (number, amount) => `Payer ${amount} en ligne pour la facture nº\u00a0${number}`,
    byCard: (page, number) => `Par carte à l’adresse ${page}, avec le numéro ${number}.`,
    byTransfer: (eTransferEmail, number) =>
      `Par virement Interac à ${eTransferEmail}, avec le numéro ${number} dans le message.`,
  },

  quote: {
    title: (number) => `Soumission nº\u00a0${number}`,
    scope: { item: 'Élément', description: 'Description' },
    for: 'Préparée pour',
    date: 'Date',
    requestedOn: 'Jour souhaité',
    validUntil: 'Valide jusqu’au',
    open: (number) => `Ouvrir la soumission nº\u00a0${number}`,
    openAlt: (number) => `Ouvrir la soumission nº\u00a0${number} sur notre site`,
    pay: (number) => `Payer la soumission nº\u00a0${number}`,
    payAlt: (number, amount) => `Payer ${amount} en ligne pour la soumission nº\u00a0${number}`,
    nextSteps: 'Prochaines étapes',
    accept: (phone) =>
      `Pour accepter ou demander un changement, répondez à notre courriel ou appelez le ${phone}.`,
    byCard: (page, number) =>
      `Pour payer par carte, utilisez le numéro ${number} à l’adresse ${page}.`,
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
    byCard: (page) => `Par carte à l’adresse ${page}, avec le numéro de la facture.`,
    byTransfer: (eTransferEmail) =>
      `Par virement Interac à ${eTransferEmail}, avec le numéro de la facture dans le message.`,
    payAlt: 'Payer une facture en ligne',
  },
};
