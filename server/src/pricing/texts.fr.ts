import type { QuoteKindName } from 'shared-api/contract/quotes/kinds';
import type { Period } from 'shared-api/contract/quotes/period';
import { frenchDay, frenchWeekdays } from 'shared-api/contract/values/frenchDays';
import { moneyIn } from 'shared-api/contract/values/moneyIn';
import * as money from 'shared-api/contract/values/moneyTexts.fr';
import type { Weekday } from 'shared-api/contract/values/weekdays';
import type { QuoteTexts } from './texts.ts';

const numbers = new Intl.NumberFormat('fr-CA');

/** Customer texts of an instant quote: response, lines and mail. */
export const fr: QuoteTexts = {
  money: moneyIn(money),
  quantity: (quantity) => String(quantity).replace('.', ','),
  headings: ['Description', 'Quantité', 'Prix unitaire', 'Montant'],
  subTotal: 'Sous-total',
  tax: 'TVH',
  total: 'Total',
  totalPer: (period) => `Total${forPeriod(period)}`,
  taxAt: (rate) => `TVH ${Math.round(rate * 100)}\u00a0%`,
  taxOf: (rate, hstNumber) => `${fr.taxAt(rate)} (${hstNumber})`,

  lines: {
    'residential.detailed.room': 'Ménage détaillé, pièce',
    'residential.detailed.bathroom': 'Ménage détaillé, salle de bain',
    'residential.detailed.kitchen': 'Ménage détaillé, cuisine',
    'residential.detailed.living': 'Ménage détaillé, salon',
    'residential.detailed.dining': 'Ménage détaillé, salle à manger',
    'residential.detailed.basement': 'Ménage détaillé, sous-sol',
    'residential.detailed.garage': 'Ménage détaillé, garage',
    'residential.postConstruction.room': 'Ménage après construction, pièce',
    'residential.postConstruction.bathroom': 'Ménage après construction, salle de bain',
    'residential.postConstruction.kitchen': 'Ménage après construction, cuisine',
    'residential.postConstruction.living': 'Ménage après construction, salon',
    'residential.postConstruction.dining': 'Ménage après construction, salle à manger',
    'residential.postConstruction.basement': 'Ménage après construction, sous-sol',
    'residential.postConstruction.garage': 'Ménage après construction, garage',
    'residential.pet': 'Poils d’animaux',
    'carpet.room': 'Nettoyage de tapis, pièce',
    'carpet.stairCase': 'Nettoyage de tapis, escalier',
    'carpet.basement': 'Nettoyage de tapis, sous-sol',
    'grout.room': 'Nettoyage de coulis, pièce',
    'grout.bathroom': 'Nettoyage de coulis, salle de bain',
    'grout.hallway': 'Nettoyage de coulis, couloir',
    'grout.kitchen': 'Nettoyage de coulis, cuisine',
    'grout.shower': 'Nettoyage de coulis, douche',
    'paint.room': 'Peinture, pièce',
    'paint.bathroom': 'Peinture, salle de bain',
    'paint.living': 'Peinture, salon',
    'paint.dining': 'Peinture, salle à manger',
    'paint.kitchen': 'Peinture, cuisine',
    'paint.basement': 'Peinture, salle de jeux',
    'paint.hallway': 'Peinture, couloir',
    'paint.staircase': 'Peinture, escalier',
    'paint.window': 'Peinture, fenêtre',
    'paint.door': 'Peinture, porte',
    'paint.baseboard': 'Plinthes, par pièce',
    'paint.ceiling': 'Plafonds, par pièce',
    rushFee: 'Frais d’urgence, service dans les 72 heures',
  },

  linesOf: {
    minimum: ({ minimumCents }) =>
      minimumCents === undefined
        ? 'Complément pour atteindre notre minimum'
        : `Complément pour atteindre notre minimum de ${money.writeShortMoney(minimumCents)}`,
    'commercial.visit': ({ hours, frequency, days = [] }) =>
      [`Visite de ${hoursOf(hours)}`, periods[frequency], ...daysOf(days)].join(', '),
    'floor.remove': ({ type }) => `Enlèvement\u00a0: ${floors[type]}, par pi²`,
    'floor.install': ({ type }) => `Pose\u00a0: ${floors[type]}, par pi²`,
    'student.fullUnit': ({ building, unit, visits }) =>
      `Logement complet, ${building}, nº\u00a0${unit}${visitsOf(visits)}, par chambre`,
    'student.commonArea': ({ building, unit, visits }) =>
      `Aires communes, ${building}, logement\u00a0${unit}${visitsOf(visits)}`,
    'student.room': ({ building, unit, rooms, visits }) =>
      `${roomsOf(rooms)}, ${building}, logement\u00a0${unit}${visitsOf(visits)}`,
    'student.deal': ({ visits, percent }) =>
      `Forfait de ${visits} visites, rabais de ${String(percent).replace('.', ',')}\u00a0%`,
  },

  message: (number, total, period) =>
    `Votre soumission nº\u00a0${number} s’élève à ${total}${forPeriod(period)}, taxes comprises. Nous vous l’avons envoyée par courriel.`,

  // Below « Soumission nº 10234 » and behind it: the word is there already.
  title: workOf,
  work: workOf,

  mail: {
    service: (kind) => names[kind],
    line: (description, quantity) =>
      quantity === 1 ? description : `${description} × ${numbers.format(quantity)}`,
    requestedOn: (day) => `Jour demandé\u00a0: ${frenchDay(day)}.`,
    validUntil: (day) => `Le prix est valable jusqu’au ${frenchDay(day)}.`,
    holdsIfBooked: (day) =>
      `Réservez au plus tard le ${frenchDay(day)}, et ce prix vaut pour votre jour.`,
    amount: (period) => `${fr.totalPer(period)}, taxes comprises`,
    open: (number) => `Réserver, modifier ou payer la soumission nº\u00a0${number}`,
    reason: (company) =>
      `Vous recevez ce courriel parce qu’une soumission a été demandée à ${company} avec cette adresse de courriel.`,
  },

  wishes: {
    book: {
      subject: (number) => `Réserver la soumission nº\u00a0${number}`,
      withoutMessage: 'Veuillez la réserver telle quelle.',
    },
    change: { subject: (number) => `Modifier la soumission nº\u00a0${number}`, withoutMessage: '' },
    ask: {
      subject: (number) => `Question sur la soumission nº\u00a0${number}`,
      withoutMessage: '',
    },
  },

  deals: {
    room: 'Forfaits chambre',
    commonArea: 'Forfaits aires communes',
    fullUnit: 'Forfaits logement complet (5 chambres)',
  },
};

const visitsOf = (visits?: number): string =>
  visits === undefined ? '' : `, ${visits}\u00a0visites`;

const listed = new Intl.ListFormat('fr-CA');

/** `le lundi et le jeudi`, where days are known. */
const daysOf = (days: readonly Weekday[]): string[] =>
  days.length === 0 ? [] : [listed.format(days.map((day) => `le ${frenchWeekdays[day]}`))];

const roomsOf = (rooms: readonly number[] = []): string =>
  rooms.length === 0
    ? 'Chambre'
    : `${rooms.length === 1 ? 'Chambre' : 'Chambres'} ${listed.format(rooms.map(String))}`;

/** In French, 1.5 takes the singular. */
const hoursOf = (hours: number): string =>
  `${String(hours).replace('.', ',')}\u00a0${hours < 2 ? 'heure' : 'heures'}`;

const periods = {
  weekly: 'chaque semaine',
  biWeekly: 'toutes les deux semaines',
  monthly: 'chaque mois',
};

/** What a total is for. */
const forPeriod = (period?: Period): string => (period ? ` ${totals[period]}` : '');

const totals = {
  weekly: 'par semaine',
  biWeekly: 'pour deux semaines',
  monthly: 'par mois',
};

const floors = {
  Carpet: 'tapis',
  Hardwood: 'bois franc',
  Laminate: 'stratifié',
  Tile: 'carreaux',
  Vinyl: 'vinyle',
};

const names: Readonly<Record<QuoteKindName, string>> = {
  commercial: 'entretien commercial',
  student: 'logement étudiant',
  residential: 'ménage résidentiel',
  carpet: 'nettoyage de tapis',
  grout: 'nettoyage de coulis',
  paint: 'peinture',
  floor: 'plancher',
};

/** What a kind is called by itself. */
function workOf(kind: QuoteKindName): string {
  const name = names[kind];
  return name.charAt(0).toUpperCase() + name.slice(1);
}
