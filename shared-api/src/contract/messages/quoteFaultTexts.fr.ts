import type { texts as en } from './quoteFaultTexts.en.ts';

/** What may be wrong with a request for a quote, besides its texts. */
export const texts: typeof en = {
  notNumber: ({ label, point, unit }) =>
    `${label}\u00a0: entrez un nombre.${point === undefined ? '' : ` Mettez un point devant les ${units[unit ?? 'decimals']}\u00a0: ${point}.`}`,
  below: ({ label, min }) => `${label}\u00a0: ${decimal(min)} au moins.`,
  above: ({ label, max }) => `${label}\u00a0: ${decimal(max)} au plus.`,
  notInSteps: ({ label, step }) =>
    step === 1
      ? `${label}\u00a0: entrez un nombre entier.`
      : `${label}\u00a0: entrez un nombre entier ou une demie, par exemple 1,5.`,
  notFlag: ({ label }) => `${label}\u00a0: répondez par oui ou par non.`,
  notAmong: ({ label, options }) => `${label}\u00a0: choisissez parmi ${options.join(', ')}.`,
  tooLittle: () => 'Le service minimal n’est pas atteint.',
  noDate: () => 'Choisissez une date.',
  lateDate: () => 'Choisissez une date avant l’an 2100.',
  dayPassed: () => 'Cette date est passée. Choisissez-en une plus tardive.',
  dayTooFar: ({ last }) =>
    `Les réservations sont ouvertes jusqu’au ${last}. Choisissez une date plus rapprochée.`,
  daysBlocked: ({ ranges }) => {
    const dates = ranges.map(({ from, to }) => (from === to ? from : `du ${from} au ${to}`));
    return `Aucun rendez-vous n’est possible pour l’instant aux dates suivantes\u00a0: ${dates.join(', ')}`;
  },
  noType: () => 'Choisissez un type de service.',
  noDay: () => 'Choisissez un jour.',
  unknownDay: () => 'Les jours vont du lundi au dimanche.',
  dayNotFlag: ({ day }) => `${days[day]}\u00a0: répondez par oui ou par non.`,
  noFrequency: () => 'Choisissez la fréquence du service.',
  noBuilding: () => 'Choisissez un immeuble.',
  noUnit: () => 'Choisissez un logement.',
  noRoom: () => 'Choisissez au moins une des options ci-dessous.',
  unknownRoom: () => 'Les chambres vont de 1 à 6.',
  roomNotFlag: ({ room }) => `Chambre ${room}\u00a0: répondez par oui ou par non.`,
  fewerRooms: ({ most }) => `Ce logement a ${most} chambres.`,
  noFloor: () => 'Choisissez un revêtement à enlever ou à poser.',
  noArea: () => 'La superficie doit être plus grande que 0 pi².',
  longArea: ({ label, most }) => `${label}\u00a0: ${most} caractères au plus.`,
  usePoint: ({ point, unit }) => `Mettez un point devant les ${units[unit]}\u00a0: ${point}.`,
};

const units = { cents: 'cents', decimals: 'décimales' };

const days = {
  Monday: 'Lundi',
  Tuesday: 'Mardi',
  Wednesday: 'Mercredi',
  Thursday: 'Jeudi',
  Friday: 'Vendredi',
  Saturday: 'Samedi',
  Sunday: 'Dimanche',
};

const decimal = (value: number): string => String(value).replace('.', ',');
