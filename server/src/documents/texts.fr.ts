import { settlementTexts } from 'shared-api/contract/billing/settlementTexts.fr';
import { moneyIn } from 'shared-api/contract/values/moneyIn';
import * as money from 'shared-api/contract/values/moneyTexts.fr';
import { frenchDay } from 'shared-api/contract/values/frenchDays';
import type { DocumentTexts } from './texts.ts';

const months = new Intl.DateTimeFormat('fr-CA', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

const first = {
  weekly: 'la première semaine',
  biWeekly: 'les deux premières semaines',
  monthly: 'le premier mois',
};

/** What a person reads on invoices, quotes and statements. */
export const fr: DocumentTexts = {
  money: moneyIn(money),
  day: frenchDay,
  month: (month) => months.format(new Date(`${month}-01T00:00:00Z`)),
  hst: (hstNumber) => `TVH ${hstNumber}`,
  total: 'Total',
  logo: (company) => `Logo de ${company}`,
  call: (phone) => `Appeler le ${phone}`,
  write: (email) => `Écrire à ${email}`,

  lineHeadings: {
    description: 'Description',
    quantity: 'Qté',
    rate: 'Prix unitaire',
    amount: 'Montant',
  },

  invoice: {
    title: (number) => (number === null ? 'Brouillon de facture' : `Facture nº\u00a0${number}`),
    stamp: 'ANNULÉE',
    billedTo: 'Facturé à',
    date: 'Date',
    terms: 'Modalités',
    due: 'Payable dans les 30 jours',
    dueBy: (day) => `Au plus tard le ${day}`,
    void: 'Annulée',
    subTotal: 'Sous-total',
    tax: (rate) => `TVH ${Math.round(rate * 100)}\u00a0%`,
    received: 'Reçu',
    credited: 'Crédit',
    writtenOff: 'Radié',
    balance: 'Solde',
    keptCredit: 'Crédit porté à votre compte',
    voidSince: (day) => `Cette facture est annulée depuis le ${frenchDay(day)}. Rien n’est dû.`,
    paid: 'Payée en entier. Merci!',
    settled: 'Rien n’est dû.',
    settlement: settlementTexts,
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
    requestedOn: 'Jour demandé',
    validUntil: 'Valide jusqu’au',
    paidOn: 'Payée le',
    open: (number) => `Ouvrir la soumission nº\u00a0${number}`,
    openAlt: (number) => `Ouvrir la soumission nº\u00a0${number} sur notre site`,
    linesWithTax: 'Les montants ci-dessus comprennent la TVH.',
    pay: (number, period) =>
      period
        ? `Payer ${first[period]} de la soumission nº\u00a0${number}`
        : `Payer la soumission nº\u00a0${number}`,
    payAlt: (number, amount) => `Payer ${amount} en ligne pour la soumission nº\u00a0${number}`,
    received: 'Reçu',
    balance: 'Reste à payer',
    paid: 'Payée en entier. Merci!',
    nextSteps: 'Prochaines étapes',
    book: (here, phone) =>
      `Pour la réserver ou demander une modification, ${here}, répondez à notre courriel ou appelez le ${phone}.`,
    here: 'ouvrez-la sur notre site',
    accept: (phone) =>
      `Pour accepter ou demander un changement, répondez à notre courriel ou appelez le ${phone}.`,
    expired: (day, phone) =>
      `Le prix de cette soumission était valable jusqu’au ${day}. Pour en obtenir un nouveau, demandez une soumission sur notre site, répondez à notre courriel ou appelez le ${phone}.`,
    calledOff: (phone) =>
      `Nous avons remboursé ce qui a été payé pour cette soumission. Si vous souhaitez tout de même le service, ou si quelque chose ne va pas, répondez à notre courriel ou appelez le ${phone}.`,
    invoiced:
      'Cette soumission a été facturée. Veuillez payer la facture plutôt que la soumission.',
    byCard: (page, number) =>
      `Pour payer par carte, utilisez le numéro ${number} à l’adresse ${page}.`,
  },

  changeOrder: {
    title: (number) => `Ordre de modification nº\u00a0${number}`,
    of: (number) => `Modification de la soumission nº\u00a0${number}`,
    for: 'Préparé pour',
    date: 'Date',
    amount: 'Cette modification, taxes comprises',
    why: 'Raison de la modification',
    together: (before, after) =>
      `Convenu jusqu’ici\u00a0: ${before}. Avec cet ordre de modification\u00a0: ${after}, taxes comprises.`,
    accept: (phone) =>
      `Pour accepter cette modification, répondez à notre courriel ou appelez le ${phone}.`,
    accepted: (day, by, how) => `Accepté par ${by} le ${day} ${how}.`,
    withdrawn: (day) => `Retiré le ${day}. Rien n’est dû à ce titre.`,
    ways: {
      phone: 'par téléphone',
      email: 'par courriel',
      inPerson: 'en personne',
      other: 'autrement',
    },
  },

  creditNote: {
    title: (number) => `Note de crédit nº\u00a0${number}`,
    of: (number, day) =>
      day === null
        ? `Pour la facture nº\u00a0${number}`
        : `Pour la facture nº\u00a0${number} du ${frenchDay(day)}`,
    amount: 'Crédit, taxes comprises',
    why: 'Motif',
    description: 'Description',
    lineAmount: 'Montant',
    part: (number) => `Partie de la facture nº\u00a0${number}`,
    reduces: (amount, number) =>
      `${amount} est déduit de ce qui est dû pour la facture nº\u00a0${number}.`,
    kept: (amount) => `${amount} reste à votre compte ou vous est remboursé.`,
  },

  deposit: {
    titles: {
      deposit: (number) => `Demande de dépôt nº\u00a0${number}`,
      partPayment: (number) => `Demande d’acompte nº\u00a0${number}`,
    },
    ofQuote: (number) => `la soumission nº\u00a0${number}`,
    ofContract: (address) =>
      address === '' ? 'notre contrat de service' : `notre contrat de service au ${address}`,
    subject: (subject) => `Pour ${subject}`,
    part: (percent, subject) => `${String(percent).replace('.', ',')}\u00a0% de ${subject}`,
    for: 'Préparé pour',
    date: 'Date',
    dueOn: 'À payer au plus tard le',
    amounts: { deposit: 'Dépôt', partPayment: 'Acompte, TVH comprise' },
    pay: 'Payer en ligne',
    payAlt: (number, amount) => `Payer ${amount} en ligne avec le numéro ${number}`,
    meanings: {
      deposit: () =>
        'Il s’agit d’un dépôt de garantie. Nous le détenons pour vous, et aucune TVH n’y est ajoutée. Notre première facture le déduit du montant à payer, et sa TVH porte sur le prix entier. Si un dépôt est conservé parce que les travaux n’ont pas lieu, la TVH y est réputée comprise.',
      partPayment: (rate) =>
        `Il s’agit d’un paiement sur le prix. Il comprend la TVH de ${Math.round(rate * 100)}\u00a0%, indiquée ci-dessous. Notre première facture le déduit du montant à payer, et cette TVH n’est pas demandée une seconde fois.`,
    },
    paid: (day) => `Reçu le ${day}. Merci!`,
    withdrawn: (day) => `Retirée le ${day}. Rien n’est dû à ce titre.`,
    byCard: (page, number, amount) =>
      `Par carte à l’adresse ${page}, avec le numéro ${number} et le montant ${amount}.`,
  },

  // Without accents: some programs that read mail still garble them in names of files.
  files: {
    invoice: (number) => `facture-${number}.pdf`,
    quote: (number) => `soumission-${number}.pdf`,
    creditNote: (number) => `note-de-credit-${number}.pdf`,
    depositRequest: (number) => `demande-de-paiement-${number}.pdf`,
    changeOrder: (number) => `modification-${number}.pdf`,
    receipt: (number) => `recu-${number}.pdf`,
    statement: (until) => `releve-${until}.pdf`,
  },

  receipt: {
    title: 'Reçu de paiement',
    for: 'Pour',
    documents: {
      invoice: (number) => `Facture nº\u00a0${number}`,
      quote: (number) => `Soumission nº\u00a0${number}`,
      deposit: (number) => `Dépôt, nº\u00a0${number}`,
      partPayment: (number) => `Acompte, nº\u00a0${number}`,
    },
    tax: 'TVH comprise',
    dated: 'En date du',
    paidOn: 'Reçu le',
    paidBy: 'Mode de paiement',
    card: 'Carte',
    amount: 'Montant reçu',
    givenBack: (amount) => `Nous en avons remboursé ${amount}.`,
    left: (amount, number, day) =>
      `Au ${day}, il reste ${amount} à payer pour la soumission nº\u00a0${number}.`,
    thanks: 'Merci de votre paiement. Conservez ce reçu pour vos dossiers.',
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
    closing: 'Solde de clôture',
    kinds: {
      Invoice: 'Facture',
      Void: 'Annulation',
      Payment: 'Paiement',
      PaymentReversed: 'Paiement annulé',
      Credit: 'Note de crédit',
      CreditReversed: 'Note de crédit annulée',
      Refund: 'Remboursement',
      RefundFailed: 'Remboursement échoué',
      WriteOff: 'Radiation',
      WriteOffReversed: 'Radiation annulée',
      Moved: 'Transfert entre comptes',
      DepositApplied: 'Dépôt appliqué',
      DepositReleased: 'Dépôt retiré',
      PartPayment: 'Acompte',
      PartPaymentKept: 'Acompte conservé',
      Other: 'Correction',
    },
    held: 'Dépôt détenu',
    heldTitle: 'Détenu pour vous',
    heldOf: (what, day, amount) => `${what}\u00a0: ${amount}, reçu le ${day}`,
    heldMeaning:
      'Ce montant n’est pas compris dans le solde ci-dessus\u00a0: notre prochaine facture pour ces travaux le déduira.',
    numbered: (kind, number) => (number === '' ? kind : `${kind} nº\u00a0${number}`),
    byCard: (page) => `Par carte à l’adresse ${page}, avec le numéro de la facture.`,
    byTransfer: (eTransferEmail) =>
      `Par virement Interac à ${eTransferEmail}, avec le numéro de la facture dans le message.`,
    payAlt: 'Payer une facture en ligne',
  },
};
