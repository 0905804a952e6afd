import { formatAmount } from '../values/money.ts';
import { officeDay } from '../values/officeDay.ts';
import type { Labelled } from './say.ts';

/** Error messages of records and of other input from staff and programs. */
export const texts = {
  // Formats of texts
  notPhone: ({ label }: Labelled) =>
    `${label} must be a phone number, written as (519) 555-0123 or (519) 555-0123 ext. 4. One of another country begins with + and its code.`,
  notPostalCode: ({ label }: Labelled) =>
    `${label} must be a Canadian postal code, written as N2L 3G1.`,
  postalLetters: ({ label }: Labelled) =>
    `${label} must be a Canadian postal code: those never have the letters D, F, I, O, Q or U.`,
  postalFirst: ({ label }: Labelled) =>
    `${label} must be a Canadian postal code: those never begin with W or Z.`,
  notEmails: ({ label, wrong }: Labelled & { wrong: string }) =>
    `${label}: "${wrong}" is not an e-mail address. Write them as ann@example.com, ben@example.com.`,
  notWebAddress: ({ label }: Labelled) =>
    `${label} must be the address of a page, beginning with https:// or http://.`,

  // Numbers and days
  belowAmount: ({ label, min }: Labelled & { min: number }) =>
    `${label} can't be less than ${formatAmount(min)}.`,
  aboveAmount: ({ label, max }: Labelled & { max: number }) =>
    `${label} can't be more than ${formatAmount(max)}.`,
  farAmount: ({ label, max }: Labelled & { max: number }) =>
    `${label} can't be more than ${formatAmount(max)}: check the number, and split what really is more.`,
  notCents: ({ label }: Labelled) => `${label} must be an amount with at most two decimals.`,
  notDay: ({ label }: Labelled) => `${label} must be a day, written as 2026-01-31.`,
  notDateTime: ({ label }: Labelled) =>
    `${label} must be a day and a time, written as 2026-01-31T09:00.`,
  notTime: ({ label }: Labelled) => `${label} must be a time of day, written as 08:30.`,
  oldYear: ({ label }: Labelled) =>
    `${label} must be of the year 1900 or later: write the year with four digits.`,
  beforeMoney: ({ label, earliest }: Labelled & { earliest: string }) =>
    `${label} can't be before ${officeDay(earliest)}: check the year.`,
  afterPlans: ({ label, latest }: Labelled & { latest: string }) =>
    `${label} can't be after ${officeDay(latest)}: check the year.`,
  notRecordNumbers: ({ label }: Labelled) => `${label} must be a list of numbers of records.`,
  manyRecords: ({ label, most }: Most) => `${label} may have ${most} entries at most.`,
  noneSelected: () => 'Choose at least one record.',
  idsOrFilter: () => 'Say which records: by their ids, or by the filter of the list, not both.',
  manyMatch: ({ most }: { most: number }) =>
    `More than ${most.toLocaleString('en-CA')} records match, which is the most that can be changed at once. Narrow the list down.`,
  notRecordNumber: ({ label }: Labelled) => `${label} must be the number of a record.`,

  dayBefore: ({ label, first }: Labelled & { first: string }) =>
    `${label} can't be before ${officeDay(first)}.`,
  closedWithoutReason: () => 'Choose why the lead is closed.',
  pauseWithoutStart: ({ label }: Labelled) =>
    `${label}: say from which day the contract is paused.`,

  // Tables
  notTable: ({ label }: Labelled) => `${label} must be a table: a list of rows of texts.`,
  manyRows: ({ label, most }: Most) => `${label} may have ${most} rows at most.`,
  manyColumns: ({ label, most }: Most) => `${label} may have ${most} columns at most.`,
  longCell: ({ label, most }: Most) =>
    `A cell of ${label} can't be longer than ${most.toLocaleString('en-CA')} characters.`,
  cellPoint: ({ label, row, point }: Labelled & { row: number; point: string }) =>
    `${label}, row ${row}: Use a point for cents: ${point}.`,

  // Releases
  manySteps: ({ label, most }: Most) =>
    `${label} may be ${most} percentages at most: leave some of them out.`,
  notSteps: ({ label }: Labelled) =>
    `${label} must be a list of rising percentages with at most two decimals, of which the last is 100: [1, 10, 50, 100], say. Leave it out for a rollout that people raise.`,
  notStepNumber: ({ label }: Labelled) => `${label}: a step is a number, as in [1, 10, 50, 100].`,
  notStep: ({ label, steps }: Labelled & { steps: readonly number[] }) =>
    `${label} must be one of the steps below 100, from which the rollout goes on to the next: ${steps.join(', ')}. Give one of these, put it among the steps, or leave the steps out.`,
  manyFindings: ({ label, most }: Most) =>
    `${label}: a check may have ${most} findings at most. Send the first of them.`,
  oneTrialPerApp: ({ label }: Labelled) =>
    `${label} names each app that was live beside it once: send one version of each.`,
  noOtherApps: ({ label }: Labelled) =>
    `${label} names no other app: send the version and the token of each that goes live with it.`,
  oneTokenPerApp: ({ label }: Labelled) =>
    `${label} names each other app once: send the version and the token of each.`,
  manyChecks: ({ label, most }: Most) =>
    `${label} may be of ${most} checks at most: sum up findings of the same check in one.`,

  // Settings
  notWholeUpTo: ({ label, most }: Most) => `${label} must be a whole number from 1 to ${most}.`,
  notOpeningDays: () => 'Write the days as Monday to Friday, or as Saturday.',
  notOpeningHours: () => 'Write the hours as 8:00 to 18:00.',
  closesBeforeOpening: () => 'It closes before it opens.',
  openingDayTwice: ({ day }: { day: string }) => `${day} has these hours in another row already.`,
  endsBeforeStart: () => 'The last day is before the first one.',
  noBlockedKinds: () => 'Choose at least one kind of booking.',
  notCompanyPhone: () => 'Write the phone number as +1 519-555-0123.',
  notHstNumber: () => 'Write the HST number as 12345 6789 RT0001.',
  notProvince: () => 'Write the province with two capital letters, as ON.',
  holidayTwice: () => 'This day is there already.',

  unknownVariable: ({ label, name, known }: Labelled & { name: string; known: string }) =>
    `${label}: there is no {${name}} here. Use ${known}, or leave the braces out.`,
  looseBrace: ({ label }: Labelled) =>
    `${label}: a brace stands alone. Braces are for variables, as {number}.`,
  missingVariable: ({ label, name }: Labelled & { name: string }) =>
    `${label} needs {${name}}: without it the reader can't tell what the mail is about. Insert it, or empty the field for the standard words.`,
  notMailKind: () => 'There is no such mail.',
  notMailLanguage: () => 'Mails are written in English or French.',

  // Books
  noAccountCode: () => 'Type the code of this account.',
  noAccountName: () => 'Type the name of this account.',
  oddAccount: () => 'Begin with a letter or a figure.',
  unseenInAccount: () =>
    'Keep to one line, all of which is seen: type it by hand instead of pasting it.',
  longAccount: ({ most }: { most: number }) => `At most ${most} characters.`,

  // Calls of staff
  notBasedOn: ({ label }: Labelled) => `${label} must be the version that the change is based on.`,
  noAcceptanceWay: () => 'Say how the client accepted.',
  noAcceptedBy: () => 'Say who accepted.',
  noChangeReason: () => 'Say why the work changes.',
  notOrderLines: () => 'Lines must be a list of { description, quantity, rate }.',
  noOrderLines: () => 'A change order has at least one line.',
  manyOrderLines: ({ most }: { most: number }) => `A change order has ${most} lines at most.`,
  noLineText: ({ row }: { row: number }) => `Line ${row}: say what it is for.`,
  longLineText: ({ row, most }: { row: number; most: number }) =>
    `Line ${row}: the description can't be longer than ${most} characters.`,
  lineQuantity: ({ row, most }: { row: number; most: number }) =>
    `Line ${row}: the quantity must be a number from 0.01 to ${most}, with at most two decimals.`,
  lineRate: ({ row, most }: { row: number; most: number }) =>
    `Line ${row}: the rate must be an amount with at most two decimals, up to ${formatAmount(most)}. For what is left out it is negative.`,
  notAddresses: ({ label }: Labelled) => `${label} must be a list of e-mail addresses.`,
  manyAddresses: ({ label, most }: Most) => `${label} may have ${most} addresses at most.`,
  noRecipients: () => 'Say to whom it goes: there is no e-mail address.',
  noSubject: () => 'Type a subject.',
  noReply: () => 'Write what you answer.',
  notOneLine: ({ label }: Labelled) => `${label} must be one line: take out the line break.`,
  unseenCharacter: ({ label, character, after }: Labelled & { character: string; after: string }) =>
    `${label} has a character that is not seen (${character}) ${after === '' ? 'at its beginning' : `after "${after}"`}: delete it there, or type this part by hand instead of pasting it.`,
  spaceAround: ({ label }: Labelled) =>
    `${label} begins or ends with a space: take the space away.`,
  noClientName: () => 'Type the name of the person or of the company.',
  noSentHow: () => 'Say how it was sent: by post, or handed over.',
  noSentDay: () => 'Say on which day it was sent.',
  noVoidReason: () => 'Say why this invoice is void.',
  noAmount: ({ label }: Labelled) => `${label} is missing: give the amount in dollars.`,
  noMethod: () => 'Choose how the money came.',
  noMethodBack: () => 'Choose how the money goes back.',
  emptyContact: () => 'Type a name, an e-mail address or a phone number.',
  noNote: () => 'Type the note.',
  notTag: ({ label }: Labelled) => `${label} must be words of at most 30 characters.`,
  tooManyTags: ({ label, most }: Most) => `${label}: a client may have ${most} at most.`,
  noReason: () => 'Say why.',
  noDepositKind: () => 'Say whether this is a deposit or a part payment.',
  amountOrPercent: () => 'Give an amount or a percentage, one of them.',
  notHundredths: ({ label }: Labelled) => `${label} can have at most two decimals.`,
  notInvoices: ({ label }: Labelled) => `${label} must be a list of invoices with amounts.`,
  notInvoiceOfList: ({ label }: Labelled) => `${label}: each must name an invoice by its id.`,
  notPartAmount: ({ label }: Labelled) =>
    `${label}: each needs an amount of $ 0.01 or more, with at most two decimals.`,
  noInvoices: () => 'Choose at least one invoice.',
  manyInvoices: ({ most }: Most) => `A payment may cover ${most} invoices at most.`,
  notLines: ({ label }: Labelled) => `${label} must be a list of lines with amounts.`,
  notLine: ({ label }: Labelled) => `${label}: each must name a line of the invoice by its number.`,
  noLines: () => 'Choose at least one line, or credit the whole invoice.',
  notLot: ({ label }: Labelled) => `${label} must be the id of a payment or of a credit.`,
  noEmployee: ({ label }: Labelled) =>
    `${label} must be the number of an employee, or null for nobody.`,
  notBoardDay: ({ label, first, last }: Labelled & { first: string; last: string }) =>
    `${label} must be a day from ${first} to ${last}.`,
  notClock: ({ label }: Labelled) => `${label} must be a time of day, written as 09:00.`,
  notWeek: ({ label }: Labelled) =>
    `${label} must be a list of seven days from Monday, each with begins and ends, or null for a day off.`,
  endsTooSoon: () => 'Work has to end after it begins.',
  endsTooEarly: () => 'Leave ends on its first day or later.',
  leaveTooLong: ({ most }: { most: number }) => `Leave is of ${most} days at most: check the year.`,
  notServiceCode: ({ label }: Labelled) => `${label} must be one of the schedule, S-000123 say.`,
  notSeconds: ({ label }: Labelled) => `${label} must be whole seconds.`,
  notForceText: ({ label }: Labelled) => `${label} must be text: why the refusal is overridden.`,
  notOwnMachine: ({ label }: Labelled) =>
    `${label} must be the address of a development server on your own machine, and nothing besides: http://localhost:8082, say.`,
  outOfRange: ({ label, min, max }: Labelled & { min: number; max: number }) =>
    `${label} must be from ${min} to ${max}.`,
  notWholeNumber: ({ label }: Labelled) => `${label} must be a whole number.`,

  // Rules of bank transactions
  rulesMissing: () => 'The rules are missing.',
  rulesTooMany: ({ most }: { most: number }) => `There may be at most ${most} rules.`,
  ruleUnknown: ({ name }: { name: string }) => `A rule has no ${name}.`,
  ruleNotText: ({ part }: Part) => `${part} must be text.`,
  ruleTooLong: ({ part }: Part) => `${part} is too long.`,
  ruleEmpty: ({ part }: Part) => `${part} must not be empty.`,
  ruleDirection: () => 'direction must be in or out.',
  ruleNotAmong: ({ part, options }: Part & { options: readonly string[] }) =>
    `${part} must be one of: ${options.join(', ')}.`,

  // Bank accounts
  notCurrency: ({ label }: Labelled) =>
    `${label} must be a currency, written with three capital letters: CAD or USD.`,
  notForeign: ({ label }: Labelled) => `${label} needs no rate: it is the currency of the books.`,
  notMonth: ({ label }: Labelled) => `${label} must be a month, written as 2026-01.`,
  notRate: ({ label }: Labelled) =>
    `${label} must be Canadian dollars for one of the currency, with at most six decimals: 1.3642.`,

  // Rate card
  priceUnknown: ({ name }: { name: string }) => `A rate card has no ${name}.`,
  notDollars: ({ label }: Labelled) => `${label} must be a number of dollars.`,
  notFraction: ({ label }: Labelled) => `${label} must be a fraction, 0.25 for 25 percent.`,
  negative: ({ label }: Labelled) => `${label} can't be negative.`,
  manyDecimals: ({ label }: Labelled) => `${label} must have at most two decimals.`,

  // Columns of a statement file
  mappingMissing: ({ part }: Part) => `${unusable} mapping.${part} is missing.`,
  mappingFormat: () => `${unusable} mapping.dayFormat must be ymd, mdy or dmy.`,
  mappingUnknown: ({ name }: { name: string }) => `${unusable} A mapping has no ${name}.`,
  mappingNotText: ({ part }: Part) => `${unusable} mapping.${part} must be text.`,
  mappingTooLong: ({ part }: Part) => `${unusable} mapping.${part} is too long.`,
  mappingNotFlag: ({ part }: Part) => `${unusable} mapping.${part} must be true or false.`,
  mappingNotList: ({ part }: Part) => `${unusable} mapping.${part} must be a list of texts.`,
  mappingNotObject: () => `${unusable} It must be an object.`,

  /** A schema's own English sentence, for input that people do not type. */
  sentence: ({ text }: { text: string }) => text,
};

const unusable = 'The mapping of the columns cannot be used.';

/** A part of a rule or a mapping, by the name that programs know it by. */
export interface Part {
  part: string;
}

export interface Most extends Labelled {
  most: number;
}
