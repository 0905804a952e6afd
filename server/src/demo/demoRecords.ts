/**
 * Demo records, generated deterministically from short lists. All people, companies and addresses
 * are fictitious; phone numbers are from the reserved range.
 */

import { taxOf } from 'shared-api/contract/values/money';

const people = [
  'Amara Osei',
  'Noah Tremblay',
  'Priya Natarajan',
  'Liam Gallagher',
  'Mei Chen',
  'Sofia Rossi',
  'Daniel Kowalski',
  'Fatima Haddad',
  'Ethan MacLeod',
  'Chloé Bélanger',
  'Arjun Mehta',
  'Hannah Schmidt',
  'Omar Farouk',
  'Grace Kim',
  'Lucas Moreau',
  'Ivana Petrović',
  'Jack O’Neill',
  'Aisha Bello',
  'Mateo Alvarez',
  'Emily Watson',
  'Yuki Tanaka',
  'Samir Patel',
  'Olivia Roy',
  'Tomasz Nowak',
  'Leila Karimi',
  'Benjamin Scott',
  'Nadia Ivanova',
  'Peter Nguyen',
  'Ruth Abebe',
  'Oscar Lindqvist',
];
const firms = [
  'Maple Court Dental',
  'Uptown Law Office',
  'Conestoga Print Works',
  'Grand River Physio',
  'Kingsdale Property Management',
  'Beechwood Bakery',
  'Laurel Creek Daycare',
  'Northfield Optics',
  'Erb Street Veterinary',
  'Silverbirch Condominiums',
  'Iron Horse Fitness',
  'Bluevale Accounting',
];
const streets = [
  'King Street North',
  'Albert Street',
  'Weber Street East',
  'Columbia Street West',
  'Erb Street',
  'Bridgeport Road',
  'Union Street East',
  'Lester Street',
  'Regina Street South',
  'Moore Avenue',
];
const cities = ['Waterloo', 'Kitchener', 'Cambridge', 'Guelph', 'Elmira'];
const jobs = [
  {
    type: 'Carpet',
    category: 'Janitorial',
    title: 'Carpet cleaning',
    labor: 18_000,
    material: 2_400,
  },
  {
    type: 'Paint',
    category: 'Contracting',
    title: 'Interior painting',
    labor: 164_000,
    material: 41_500,
  },
  {
    type: 'Commercial',
    category: 'Janitorial',
    title: 'Weekly office cleaning',
    labor: 52_000,
    material: 3_800,
  },
  {
    type: 'Floor',
    category: 'Contracting',
    title: 'Vinyl floor installation',
    labor: 145_000,
    material: 218_900,
  },
  {
    type: 'Residential',
    category: 'Janitorial',
    title: 'Detailed home cleaning',
    labor: 26_500,
    material: 1_900,
  },
  {
    type: 'Bathroom',
    category: 'Contracting',
    title: 'Bathroom renovation',
    labor: 690_000,
    material: 512_400,
  },
  {
    type: 'Grout',
    category: 'Janitorial',
    title: 'Grout restoration',
    labor: 21_000,
    material: 4_100,
  },
] as const;
const questions = [
  'Can you clean an office after 18:00?',
  'Quote for a two-bedroom move-out',
  'Drywall after a leak',
  'Weekly cleaning for a clinic',
  'New flooring in a rental',
  'Carpets in a stairwell',
];

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** Days before a day, `YYYY-MM-DD`. */
const daysBefore = (today: string, days: number): string =>
  new Date(Date.parse(`${today}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);

const mailName = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .replaceAll(' ', '.');

const phoneOf = (index: number): string => `(519) 555-01${String(index % 100).padStart(2, '0')}`;

const dollars = (cents: number): string =>
  `$ ${(cents / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')}`;

/** Sixty clients; every third is a company. */
export const demoClients = (today: string) =>
  Array.from({ length: 60 }, (_, index) => {
    const fullName = at(people, index * 7 + Math.floor(index / 30));
    return {
      since: daysBefore(today, 1_100 - index * 17),
      fullName,
      companyName: index % 3 === 0 ? at(firms, index / 3) : '',
      email: `${mailName(fullName)}${index < 30 ? '' : index}@example.com`,
      phone: phoneOf(index),
      address: `${12 + ((index * 37) % 480)} ${at(streets, index * 3)}`,
      city: at(cities, index * 2 + Math.floor(index / 5)),
      postalCode: `N2${at(['J', 'K', 'L', 'M', 'T'], index)} ${(index * 3) % 10}${at(['A', 'B', 'G', 'V', 'X'], index)}${(index * 7) % 10}`,
    };
  });

/** Sixty quotes, oldest first, with consecutive numbers. */
export const demoQuotes = (today: string, taxRate: number) =>
  Array.from({ length: 60 }, (_, index) => {
    const job = at(jobs, index * 3 + Math.floor(index / 7));
    const scale = 80 + ((index * 29) % 90);
    const laborCents = Math.round((job.labor * scale) / 100);
    const materialCents = Math.round((job.material * scale) / 100);
    const subTotalCents = Math.round(((laborCents + materialCents) * 142) / 10_000) * 100;
    return {
      number: 10_001 + index,
      since: daysBefore(today, 150 - Math.floor(index * 2.4)),
      client: index % 8 === 7 ? null : 1 + ((index * 11) % 60),
      projectTitle: `${job.title}, ${12 + ((index * 53) % 480)} ${at(streets, index)}`,
      email:
        job.category === 'Janitorial'
          ? 'cleaning@northbank.example'
          : 'contracting@northbank.example',
      notes: index % 4 === 0 ? 'Keys at the front desk. Park behind the building.' : '',
      subTotalCents,
      taxCents: taxOf(subTotalCents, taxRate),
      laborCents,
      materialCents,
      lineData: [
        ['Description', 'Qty', 'Rate', 'Amount'],
        [job.title, '1', dollars(subTotalCents), dollars(subTotalCents)],
      ],
      category: job.category,
      type: job.type,
    };
  });

/** Thirty leads from the contact form. */
export const demoLeads = (today: string) =>
  Array.from({ length: 30 }, (_, index) => {
    const name = at(people, index * 11 + 5);
    const subject = at(questions, index * 5 + Math.floor(index / 6));
    const date = daysBefore(today, 1 + index * 3);
    const status = index < 6 ? 'New' : index % 4 === 0 ? 'Closed' : 'Handled';
    const minutes = 20 + ((index * 97) % 400);
    const clockOf = (minute: number): string =>
      new Date(Date.parse(`${date}T13:00:00Z`) + minute * 60_000).toISOString();
    return {
      date,
      arrivedAt: clockOf(index * 7),
      answeredAt: status === 'New' ? null : clockOf(index * 7 + minutes),
      closeReason: status === 'Closed' ? 'tooExpensive' : '',
      name,
      email: `${mailName(name)}@example.com`,
      phone: phoneOf(index * 3),
      subject,
      message: `Hello, ${subject.toLowerCase().replace(/\?$/, '')}: could somebody call me about this? Mornings are best.`,
      source: 'Contact',
      status,
    };
  });

const instructions = [
  'Keys at the front desk. Alarm code from the office.',
  'Ring twice; the dog is friendly.',
  'Use the service entrance. Floors last.',
  '',
];

/** Eight employees. Their secrets are generated by the database. */
export const demoEmployees = (today: string) =>
  Array.from({ length: 8 }, (_, index) => {
    const fullName = at(people, index * 4 + 2);
    return {
      since: daysBefore(today, 900 - index * 95),
      fullName,
      email: `${mailName(fullName)}.staff@example.com`,
      phone: phoneOf(index * 7 + 40),
    };
  });

/**
 * How the n-th contract repeats: most every week, some every two or four weeks or once a month; one is in a
 * pause, one has ended, one ends soon. Those with a time of their own begin then.
 */
const scheduleOf = (index: number, today: string) => ({
  repeat:
    { 3: 'everyTwoWeeks', 9: 'everyTwoWeeks', 15: 'everyFourWeeks', 18: 'monthly' }[index] ??
    'weekly',
  monthWeek: 'first',
  startTime: { 1: '18:00', 4: '08:30', 9: '13:00', 16: '18:30' }[index] ?? null,
  pausedFrom: index === 12 ? daysBefore(today, 9) : null,
  pausedUntil: index === 12 ? daysBefore(today, -26) : null,
  lastDay: { 5: daysBefore(today, -45), 19: daysBefore(today, 24) }[index] ?? null,
  skipHolidays: index % 2 === 0,
});

/** Twenty-five contracts; the last four are no longer active. */
export const demoContracts = (today: string) =>
  Array.from({ length: 25 }, (_, index) => {
    const isMonthly = index % 6 === 2;
    const priceCents = isMonthly ? 68_000 + index * 2_500 : 9_500 + ((index * 37) % 90) * 100;
    return {
      since: daysBefore(today, 700 - index * 21),
      isActive: index < 21,
      autoBill: index % 3 === 0,
      isMonthly,
      client: 1 + ((index * 3) % 60),
      employee: 1 + (index % 8),
      address: `${14 + ((index * 43) % 460)} ${at(streets, index * 7 + 1)}`,
      city: at(cities, index),
      priceCents,
      empCostCents: Math.round((isMonthly ? priceCents / 4 : priceCents) * 0.006) * 100,
      hours: 1.5 + (index % 6) * 0.5,
      lineData: at(
        ['Office cleaning', 'Common area cleaning', 'Clinic cleaning', 'Home cleaning'],
        index,
      ),
      instructions: at(instructions, index),
      days: [index % 5, isMonthly ? -1 : (index * 2 + 2) % 5].filter((day) => day >= 0),
      ...scheduleOf(index, today),
    };
  });

/** Past services without a contract over the last year, more of them of late. */
export const demoSingleServices = (today: string) =>
  Array.from({ length: 220 }, (_, index) => {
    const job = at(jobs, index * 5 + 1);
    const priceCents =
      Math.round(((job.labor + job.material) * (60 + ((index * 31) % 80))) / 10_000) * 100;
    return {
      client: 1 + ((index * 13) % 60),
      employee: 1 + ((index * 5) % 8),
      type: job.category,
      status: index % 17 === 9 ? 'Cancelled' : 'Complete',
      at: `${daysBefore(today, 3 + index + Math.floor((index * index) / 340))}T${String(8 + (index % 9)).padStart(2, '0')}:00`,
      address: `${10 + ((index * 61) % 480)} ${at(streets, index * 3 + 2)}`,
      city: at(cities, index * 3),
      priceCents,
      empCostCents: Math.round(priceCents * 0.0055) * 100,
      hours: 1 + (index % 8) * 0.5,
      lineData: job.title,
      instructions: at(instructions, index + 1),
    };
  });
