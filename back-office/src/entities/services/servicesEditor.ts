import { AddressOffer } from '../address/AddressOffer.tsx';
import { defineEditor } from '../Editor.ts';
import { MonthlyPrice } from './MonthlyPrice.tsx';
import { ServiceActions } from './ServiceActions.tsx';

export const servicesEditor = defineEditor<'services'>({
  // A visit is planned in one step.
  asks: ['dateTs'],
  below: { clientId: AddressOffer, price: MonthlyPrice },
  belongsTo: (service) => [
    { entity: 'clients', id: service.clientId, name: service.clientName },
    { entity: 'contracts', id: service.contractId, name: null, by: 'lineData' },
    { entity: 'quotes', id: service.quoteId, name: service.quoteNumber },
    { entity: 'invoices', id: service.invoiceId, name: service.invoiceNumber },
    { entity: 'employees', id: service.employeeId, name: service.employeeName },
  ],
  Actions: ServiceActions,
});
