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
  searched: 'address, city, item or client',
  emptyHint: 'A contract says which weekdays a client is served; its services follow from it.',

  create: 'Create',
  createFailed: (id: number) => `Error creating services for contract ${id}`,
};
