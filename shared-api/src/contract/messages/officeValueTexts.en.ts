import { languageNames } from '../values/languageNames.ts';

/**
 * The office's words for names and values that are stored, by what is stored. `officeWords.ts` demands
 * one for each of them, `roleWords.ts` for each role.
 */
export const texts = {
  entities: {
    clients: { singular: 'client', plural: 'clients', title: 'Client' },
    contracts: { singular: 'contract', plural: 'contracts', title: 'Contract' },
    employees: { singular: 'employee', plural: 'employees', title: 'Employee' },
    quotes: { singular: 'quote', plural: 'quotes', title: 'Quote' },
    services: { singular: 'service', plural: 'services', title: 'Service' },
    invoices: { singular: 'invoice', plural: 'invoices', title: 'Invoice' },
    leads: { singular: 'lead', plural: 'leads', title: 'Lead' },
  },
  roles: {
    Admin: 'Owner',
    Office: 'Office',
    CrewLead: 'Crew lead',
    Employee: 'Crew',
    Accountant: 'Accountant',
  },
  serviceStatus: { Scheduled: 'Scheduled', Complete: 'Complete', Cancelled: 'Cancelled' },
  leadStatus: { New: 'New', Handled: 'Handled', Closed: 'Closed' },
  leadCloseReason: {
    noAnswer: 'No answer from them',
    tooExpensive: 'Too expensive for them',
    otherCompany: 'Took another company',
    notOurWork: 'Not work that we do',
    tooFar: 'Outside our area',
    duplicate: 'The same as another lead',
    spam: 'Advertising or spam',
    other: 'Something else',
  },
  leadSource: { Contact: 'Contact', Quote: 'Quote', Visit: 'Visit' },
  visitTime: { Morning: 'Morning', Afternoon: 'Afternoon', Evening: 'Evening' },
  category: { Janitorial: 'Janitorial', Contracting: 'Contracting' },
  language: languageNames,
  repeat: {
    weekly: 'Every week',
    everyTwoWeeks: 'Every two weeks',
    everyFourWeeks: 'Every four weeks',
    monthly: 'Every month',
  },
  monthWeek: {
    first: 'First of the month',
    second: 'Second of the month',
    third: 'Third of the month',
    fourth: 'Fourth of the month',
    last: 'Last of the month',
  },
  shortDays: {
    monday: 'Mon',
    tuesday: 'Tue',
    wednesday: 'Wed',
    thursday: 'Thu',
    friday: 'Fri',
    saturday: 'Sat',
    sunday: 'Sun',
  },
};
