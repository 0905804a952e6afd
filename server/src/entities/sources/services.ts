import { serviceStatuses } from 'shared-api/contract/entities/service';
import { clientName } from '../../db/clientName.ts';
import { serviceCodeSql } from '../../db/serviceCode.ts';
import {
  contains,
  equals,
  isOneOf,
  ofMatchingClient,
  sortDay,
  sortText,
  type EntitySource,
} from '../EntitySource.ts';
import { serviceViews } from '../views/services.ts';

export const services: EntitySource = {
  name: 'services',
  table: 'services',
  joins: `LEFT JOIN clients c ON c.id = t.client_id LEFT JOIN employees e ON e.id = t.employee_id
    LEFT JOIN quotes q ON q.id = t.quote_id LEFT JOIN invoices i ON i.id = t.invoice_id`,
  derived: {
    quoteId: 't.quote_id',
    quoteNumber: 'q.number',
    contractId: 't.contract_id',
    isContract: 't.contract_id IS NOT NULL',
    isMonthly: 'EXISTS (SELECT FROM contracts m WHERE m.id = t.contract_id AND m.is_monthly)',
    invoiceId: 't.invoice_id',
    invoiceNumber: 'i.invoice_number',
    serviceCode: serviceCodeSql,
    employeeName: 'e.full_name',
    clientName,
  },
  order: { by: "coalesce(t.date_ts, 'infinity'::timestamp)", type: 'timestamp', descending: true },
  sorts: {
    dateTs: sortDay('t.date_ts'),
    address: sortText('t.address'),
    clientName: sortText(clientName),
  },
  matches: (typed) => [
    contains("t.address || ' ' || t.city || ' ' || t.line_data", typed),
    ofMatchingClient(typed),
    // By its code, S-000123, also without its zeros.
    `t.id = substring(${typed} from '(?i)^\\s*s-?0*([0-9]{1,9})\\s*$')::integer`,
  ],
  exported: {
    columns: {
      clientName: { insteadOf: 'clientId' },
      employeeName: { insteadOf: 'employeeId' },
      serviceCode: { heading: 'serviceCode' },
      isContract: { heading: 'isContract' },
      quoteNumber: { heading: 'quoteNumber' },
      invoiceNumber: { heading: 'invoiceNumber' },
    },
  },
  views: serviceViews,
  filters: {
    serviceStatus: isOneOf('service_status', serviceStatuses),
    clientId: equals('client_id', 'id'),
    employeeId: equals('employee_id', 'id'),
    contractId: equals('contract_id', 'id'),
    invoiceId: equals('invoice_id', 'id'),
    // Neither done nor cancelled; one without a status is still to be done.
    isToDo: {
      matches: (value) => `(t.service_status NOT IN ('Complete', 'Cancelled')) = ${value}`,
      kind: 'boolean',
    },
    // Days of the company; what has no day yet is to come.
    from: {
      matches: (value) => `coalesce(t.date_ts, 'infinity'::timestamp) >= ${value}::date`,
      kind: 'day',
    },
    to: { matches: (value) => `t.date_ts < ${value}::date + 1`, kind: 'day' },
  },
  onCreate: () => Promise.resolve({}),
};
