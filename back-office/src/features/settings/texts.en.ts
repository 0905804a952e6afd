import type { EntityName } from 'shared-api/contract/entities/entityNames';
import { texts as values } from 'shared-api/contract/messages/officeValueTexts.en';
import { texts as labels } from 'shared-api/contract/messages/officeLabelTexts.en';
import { wordOf } from 'shared-api/contract/messages/wordOf';
import { roleWords } from 'shared-api/contract/staff/roleWords';
import type { Role } from 'shared-api/contract/staff/roles';
import { accountTexts } from './accounts/accountTexts.en.ts';
import { bookingTexts } from './booking/bookingTexts.en.ts';
import { deletedTexts } from './deleted/deletedTexts.en.ts';
import { keptTexts } from './kept/keptTexts.en.ts';
import { count, priceTexts } from './prices/priceTexts.en.ts';
import { roleTexts } from './roles/roleTexts.en.ts';
import { securityTexts } from './security/securityTexts.en.ts';
import { wordsTexts } from './words/wordsTexts.en.ts';

const { version: _, ...companyDataLabels } = labels.companyData;

/** Texts of the settings. */
export const texts = {
  title: 'Settings',
  pageTitle: (part: string) => `${part} – Settings`,
  notAllowed: 'Your role may not see settings.',
  nav: 'Parts of the settings',
  parts: {
    prices: 'Prices',
    people: 'People',
    roles: 'Roles',
    booking: 'Booking',
    company: 'Company',
    accounts: 'Accounts',
    words: 'Mail words',
    mail: 'Mail',
    deleted: 'Deleted',
    security: 'Security',
  },
  again: 'Try again',
  refused: 'Please check',

  ...priceTexts,
  roles: roleTexts,
  booking: bookingTexts,
  kept: keptTexts,
  security: securityTexts,
  words: wordsTexts,
  accounts: accountTexts,
  deleted: deletedTexts,
  people: {
    loading: 'Loading the logins…',
    failed: 'The logins could not be loaded.',
    intro:
      'Who may log in. A login is disabled rather than deleted: what its owner did keeps the name.',
    table: 'Staff logins',
    emptyTitle: 'No logins',
    empty: 'Make a login for everybody who works in the office.',
    username: 'Username',
    you: 'you',
    role: 'Role',
    roles: roleWords,
    email: 'Email',
    since: 'Since',
    state: 'State',
    active: 'Active',
    disabled: 'Disabled',
    disabledOn: (day: string) => `since ${day}`,
    actions: 'Actions',
    create: 'New login',
    createIt: 'Make the login',
    maybeMade:
      'No answer came to your first try, which may have made this login. Close this window, and look for it in the list.',
    password: 'Password',
    newPassword: 'New password',
    passwordFor: (username: string) => `New password for ${username}`,
    passwordText: (username: string) =>
      `Every session of ${username} ends. Tell the password in person.`,
    setPassword: 'Set password',
    disable: 'Disable',
    enable: 'Enable',
    disableTitle: (username: string) => `Disable ${username}?`,
    disableText: (username: string) =>
      `${username} is logged out at once and can't log in until enabled again.`,
    keep: 'Keep it',
    factor: 'Second factor',
    hasFactor: 'Yes',
    hasNoFactor: 'No',
    resetFactor: 'Reset second factor',
    resetFactorTitle: (username: string) => `Reset the second factor of ${username}?`,
    resetFactorText: (username: string) =>
      `${username} is logged out everywhere and logs in with the password alone until a new one is set up. Make sure that it really is ${username} who asks.`,
    changeRole: 'Change role',
    roleTitle: (username: string) => `Role of ${username}`,
    makeRole: (role: Role) => `Set to ${roleWords[role]}`,
    gains: 'May from now on',
    loses: 'May not any more',
    roleHolds: (username: string) =>
      `It holds from the next step that ${username} takes; nobody is logged out.`,
    employee: 'Employee',
    linkEmployee: 'Link…',
    changeEmployee: 'Change',
    employeeTitle: (username: string) => `Employee of ${username}`,
    employeeText: (username: string) =>
      `In the list of services, ${username} has a tab “Mine” with what this employee does from today on.`,
    isEmployee: 'Is the employee',
    setEmployee: 'Save',
    factorRule: 'Every owner needs a second factor',
    factorRuleText:
      'An owner without one is led to set it up at the next step, and can do nothing else until then.',
    failedAction: 'That did not work',
    history: 'History of logins',
    historyFailed: 'The history could not be loaded.',
    noHistory: 'No login has been made or changed yet.',
    what: 'What',
    by: 'By',
    when: 'When',
    wasMade: (role: string) => `Made, as ${wordOf(roleWords, role)}`,
    wasDisabled: 'Disabled',
    wasEnabled: 'Enabled',
    hasNewPassword: 'New password',
    hasRole: (role: string) => `Role: ${wordOf(roleWords, role)}`,
    factorWasReset: 'Second factor reset',
    wasLinked: (employee: string) => `Employee: ${employee}`,
    wasUnlinked: 'No employee any more',
    cancel: 'Cancel',
    roleHint: 'What each may do stands under Roles.',
  },
  company: {
    loading: 'Loading the company…',
    failed: 'The quote addresses could not be loaded.',
    failedData: 'The company data could not be loaded.',
    intro:
      'They stand on every page, mail and document from then on. What was issued before stays as it was issued; open pages show them when they are loaded again.',
    history: 'History of company data',
    fields: companyDataLabels,
    where:
      'The rest stands in server/company.json. Whoever runs the site changes that file and starts the server again.',
    file: 'Company file',
    names: 'Names',
    reach: 'How to reach it',
    words: 'Words and pages',
    money: 'Money',
    booking: 'Addresses and time',
    cleaning: 'Under the cleaning brand',
    contracting: 'Under the contracting brand',
    social: 'Social pages',
    site: 'Site',
    detailing: 'Auto detailing',
    taxRate: 'Tax rate',
    eTransferEmail: 'E-transfer to',
    eTransferSteps: 'What payers read',
    timeZone: 'Time zone',
    quoteEmails: 'Addresses of quotes',
  },
  mail: {
    loading: 'Loading the mails…',
    failed: 'The mails could not be loaded.',
    intro: 'The newest 100 mails: failures first, then what waits, then what was sent.',
    table: 'Outbox',
    emptyTitle: 'No mails yet',
    empty: 'Quotes, invoices and receipts that are sent stand here, with what became of them.',
    recipient: 'Recipient',
    subject: 'Subject',
    about: 'About',
    record: (entity: EntityName) => values.entities[entity].title,
    test: 'Test of mail words',
    status: 'Status',
    statuses: { failed: 'Failed', queued: 'Queued', sent: 'Sent' },
    attempts: 'Attempts',
    lastError: 'Last error',
    when: 'When',
    actions: 'Actions',
    sendAgain: 'Send again',
    unseen: (subject: string, recipient: string) => `: ${subject} to ${recipient}`,
    reload: 'Reload',
    failures: (amount: number) =>
      amount === 0 ? 'No failures.' : count(amount, 'mail has failed.', 'mails have failed.'),
  },
};
