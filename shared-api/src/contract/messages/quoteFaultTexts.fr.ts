import { frenchDay, frenchSpan } from '../values/frenchDays.ts';
import type { PointUnit } from '../values/typedNumbers.ts';
import type { texts as en } from './quoteFaultTexts.en.ts';
import { texts as options } from './quoteOptionTexts.fr.ts';

/** Formats `1.5` as `1,5`. */
const written = (number: number): string => String(number).replace('.', ',');

const units: Readonly<Record<PointUnit, string>> = { cents: 'cents', decimals: 'décimales' };

const usePoint = (point: string, unit: PointUnit): string =>
  `Mettez un point devant les ${units[unit]}\u00a0: ${point}.`;

/** Error messages of quote requests, in addition to those common to all forms. */
export const texts: typeof en = {
  notNumber: ({ label, point, unit }) =>
    `${label}\u00a0: entrez un nombre.${point === undefined || unit === undefined ? '' : ` ${usePoint(point, unit)}`}`,
  below: ({ label, min }) => `${label}\u00a0: ${written(min)} au moins.`,
  above: ({ label, max }) => `${label}\u00a0: ${written(max)} au plus.`,
  notInSteps: ({ label, step }) =>
    step === 1
      ? `${label}\u00a0: entrez un nombre entier.`
      : `${label}\u00a0: entrez un nombre entier ou une demie, par exemple 1,5.`,
  notFlag: ({ label }) => `${label}\u00a0: répondez par oui ou par non.`,
  notAmong: ({ label, options: among }) =>
    `${label}\u00a0: choisissez parmi ${among.map(options.nameOf).join(', ')}.`,
  tooLittle: () => 'Choisissez au moins un service.',
  noDate: () => 'Choisissez une date.',
  lateDate: () => 'Choisissez une date avant l’an 2100.',
  dayPassed: () => 'Cette date est passée. Choisissez-en une plus tardive.',
  dayTooFar: ({ last }) =>
    `Les réservations sont ouvertes jusqu’au ${frenchDay(last)}. Choisissez une date plus rapprochée.`,
  daysBlocked: ({ ranges }) => {
    const dates = ranges.map(({ from, to }) => frenchSpan(from, to));
    return `Aucun rendez-vous n’est possible pour l’instant aux dates suivantes\u00a0: ${dates.join(', ')}.`;
  },
  noType: () => 'Choisissez le type de service.',
  noDay: () => 'Choisissez au moins un jour.',
  unknownDay: () => 'Les jours vont du lundi au dimanche.',
  dayNotFlag: ({ day }) => `${days[day]}\u00a0: répondez par oui ou par non.`,
  noFrequency: () => 'Choisissez la fréquence de ce service.',
  noBuilding: () => 'Choisissez un immeuble.',
  noUnit: () => 'Choisissez un logement.',
  noDeal: () => 'Choisissez une seule visite ou un forfait de 4, 8 ou 12.',
  noRoom: () => 'Choisissez au moins une des options.',
  unknownRoom: () => 'Les chambres vont de 1 à 6.',
  roomNotFlag: ({ room }) => `Chambre ${room}\u00a0: répondez par oui ou par non.`,
  fewerRooms: ({ most }) => `Ce logement a ${most} chambres.`,
  noFloor: () => 'Choisissez un plancher à poser ou à enlever.',
  areaUnreadable: () => 'Entrez la superficie totale en pieds carrés, par exemple 420.',
  noArea: () => 'La superficie doit être de plus de 0\u00a0pi².',
  largeArea: ({ most }) =>
    `Pour plus de ${most.toLocaleString('fr-CA')}\u00a0pi², veuillez nous appeler\u00a0: nous en établissons le prix sur place.`,
  longArea: ({ label, most }) => `${label}\u00a0: ${most} caractères au plus.`,
  usePoint: ({ point, unit }) => usePoint(point, unit),
};

const days = {
  Monday: 'Lundi',
  Tuesday: 'Mardi',
  Wednesday: 'Mercredi',
  Thursday: 'Jeudi',
  Friday: 'Vendredi',
  Saturday: 'Samedi',
  Sunday: 'Dimanche',
};
