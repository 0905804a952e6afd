const count = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`;

/** Texts of an employee's page. */
export const texts = {
  back: 'Employees',
  unnamed: (id: number) => `Employee ${id}, without a name`,
  since: (day: string) => `With us since ${day}`,
  mail: (address: string) => `Write to ${address}`,
  call: (number: string) => `Call ${number}`,
  phonePage: 'Open the phone page',
  login: (username: string) => `Login: ${username}`,
  noLogin: 'Link a login',
  figures: 'This week',
  loading: 'Loading the week',
  failed: 'The hours of this week did not come.',
  planned: 'Planned this week',
  done: 'Done this week',
  left: 'Left this week',
  hours: (hours: number) => `${hours} h`,
  services: (services: number) => count(services, 'service', 'services'),
  withoutHours: (services: number) =>
    services === 1 ? '1 says no hours' : `${services} say no hours`,
  next: 'Next services',
  board: 'Week board',
  nextLoading: 'Loading the next services',
  nextFailed: 'The next services did not come.',
  none: 'No services to come. Give some on the week board.',
  nobody: 'No client',
};
