import { formatAmount } from 'shared-api/contract/values/money';

/** Texts of the quote forms. */
export const texts = {
  failed: 'There was a problem generating your quote.',
  rush: (hours: number) =>
    `An extra fee applies if service is needed within the next ${hours} hours.`,
  /** @param fee in dollars */
  rushFee: (fee: number) => `It is ${formatAmount(fee)} before tax.`,
  again: 'Change and try again',
  send: 'Get my quote',
  sending: 'Getting your price…',
  next: 'What happens next',
  nextSteps: [
    'You see the price at once, line by line, tax included.',
    'The same quote goes to your inbox, with its number.',
    'Nothing is booked until you say so.',
  ],
  check: 'Please check',
  choose: 'Please choose',
  emailHint: 'We send the quote there, and no advertising.',
  yourPrice: 'Your price',
  noTotal: '–',
  // What is more than a phone has room for stands by itself.
  noPrice: 'Your price appears here',
  noPriceWhileWrong: 'once the answer marked as wrong is corrected.',
  noPriceUntil: 'as soon as we know what needs doing.',
  priceFailed: 'We cannot show your price just now.',
  priceFailedNow: 'We keep trying; you can also send the form.',
  priceOnSending: 'You see your price, line by line, when you send the form.',
  priceLines: 'What the price is made of',
  frequencies: {
    none: 'None',
    weekly: 'Weekly',
    biWeekly: 'Every two weeks',
    monthly: 'Monthly',
  },
  repeat: 'Repeat',
  days: 'Days of the week',
  dayNames: {
    Monday: 'Monday',
    Tuesday: 'Tuesday',
    Wednesday: 'Wednesday',
    Thursday: 'Thursday',
    Friday: 'Friday',
    Saturday: 'Saturday',
    Sunday: 'Sunday',
  },
  hours: 'Hours per visit',
  deals: {
    question: 'How often should we come?',
    single: 'One visit',
    visits: (visits: number) => `${visits} visits`,
    rhythms: {
      single: 'To try us, or before an inspection',
      4: 'Once a month through a term',
      8: 'Every two weeks through a term',
      12: 'Every week through a term',
    },
    /** @param discount a fraction */
    saved: (discount: number) => `${Math.round(discount * 1000) / 10}% off`,
    note: 'The date below is that of the first visit. We agree on the others with you.',
  },
  building: 'Building',
  unit: 'Unit',
  chooseBuilding: 'Please select a building',
  chooseUnit: 'Please select a unit',
  parts: 'What should we clean?',
  fullUnit: 'Full Unit',
  fullUnitHint: (rooms: number) => `The common area and all ${rooms} rooms.`,
  commonArea: 'Common Area',
  room: (number: string) => `Room ${number}`,
};
