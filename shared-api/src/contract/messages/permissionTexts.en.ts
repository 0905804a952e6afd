/** What the office calls each permission, and what each role is for, by what is stored. */
export const texts = {
  permissions: {
    own: "One's own password, second factor and sessions",
    seeClients: 'See clients',
    seeSchedule: 'See employees, contracts, services and the board',
    seeMoney: 'See quotes, invoices, prices and the dashboard',
    seeAccounts: 'See payments, balances, deposits and documents',
    today: 'See Today',
    reports: 'See reports and the journal',
    exports: 'Download lists',
    assign: 'Give services and contracts to employees',
    services: 'Make, move, change and delete services',
    contracts: 'Make, change and end contracts',
    crews: 'Employees, their hours, leave and schedule links',
    clients: 'Leads, clients and notes',
    quotes: 'Make, send and accept quotes',
    money: 'Issue and send invoices, record payments, the bank, Daily Update',
    books: 'Close periods and name accounts',
    mails: 'Read mails and send them again',
    records: 'History, deleted records, imports and archives',
    prices: 'Prices of instant quotes',
    company: 'Opening hours, holidays, days without bookings, company data',
    people: 'Logins, roles and the security log',
    releases: 'Releases of the apps',
  },
  /** What is for whom, in a sentence. */
  roleNotes: {
    Admin: 'May do everything.',
    Office: 'Runs the day: everything but logins, roles and releases.',
    CrewLead: 'Plans the services of all crews, without seeing money.',
    Employee: 'Reads lists and the dashboard, and gives services to employees.',
    Accountant:
      'Reads money and reports, downloads them and closes the books; changes nothing else.',
  },
};
