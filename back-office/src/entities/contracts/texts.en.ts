/** Texts of contracts in list and editor. */
export const texts = {
  title: 'Contracts',
  status: 'Status',
  company: 'Company',
  employee: 'Employee',
  address: 'Address',
  profit: 'Profit',
  active: 'Active',
  inactive: 'Inactive',
  activeUntil: (day: string) => `Active until ${day}`,
  paused: 'Paused',
  pausedUntil: (day: string) => `Paused until ${day}`,
  ended: 'Ended',
  searched: 'address, city, item or client',
  emptyHint: 'A contract says when a client is served; its services follow from it.',

  groups: {
    client: 'Client and place',
    when: 'When',
    work: 'Who and what',
    price: 'Price and billing',
  },
  days: 'Weekdays',

  create: 'Create',
  createFailed: (id: number) => `Error creating services for contract ${id}`,
};
