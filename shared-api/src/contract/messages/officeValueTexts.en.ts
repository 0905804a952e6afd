/**
 * The office's words for names and values that are stored, by what is stored. `officeWords.ts` demands
 * one for each entity and state, `roleWords.ts` for each role.
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
  roles: { Admin: 'Admin', Employee: 'Employee' },
  serviceStatus: { Scheduled: 'Scheduled', Complete: 'Complete', Cancelled: 'Cancelled' },
  leadStatus: { New: 'New', Handled: 'Handled', Closed: 'Closed' },
};
