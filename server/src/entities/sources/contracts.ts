import { weekdays } from 'shared-api/contract/entities/contract';
import { texts } from 'shared-api/contract/messages/officeValueTexts.en';
import { checkDays } from '../contractDates.ts';
import { refuseOtherPayer } from '../../ledger/clientOfQuote.ts';
import { clientName } from '../../db/clientName.ts';
import {
  contains,
  equals,
  ofMatchingClient,
  sortNumber,
  sortText,
  type EntitySource,
} from '../EntitySource.ts';

const { shortDays } = texts;

export const contracts: EntitySource = {
  name: 'contracts',
  table: 'contracts',
  joins: 'LEFT JOIN clients c ON c.id = t.client_id LEFT JOIN employees e ON e.id = t.employee_id',
  derived: {
    profit: 'round((t.price_cents - t.emp_cost_cents) / 100.0, 2)',
    days: `concat_ws(', ', ${weekdays.map((day) => `CASE WHEN t.${day} THEN '${shortDays[day]}' END`).join(', ')})`,
    // Ended and inactive are for good; a pause is not.
    state: `CASE WHEN NOT t.is_active THEN 'inactive' WHEN t.last_day < {today} THEN 'ended'
      WHEN t.paused_from <= {today} AND coalesce(t.paused_until, 'infinity') >= {today} THEN 'paused'
      ELSE 'active' END`,
    companyName: clientName,
    employeeName: 'e.full_name',
  },
  order: { by: 't.id', type: 'integer', descending: true },
  sorts: {
    companyName: sortText(clientName),
    employeeName: sortText('e.full_name'),
    address: sortText('t.address'),
    profit: sortNumber('(t.price_cents - t.emp_cost_cents)'),
  },
  matches: (typed) => [
    contains("t.address || ' ' || t.city || ' ' || t.line_data", typed),
    ofMatchingClient(typed),
  ],
  exported: {
    columns: {
      companyName: { insteadOf: 'clientId' },
      employeeName: { insteadOf: 'employeeId' },
      profit: { heading: 'profit', kind: 'money' },
      days: { heading: 'days' },
    },
  },
  filters: {
    isActive: equals('is_active', 'boolean'),
    clientId: equals('client_id', 'id'),
    employeeId: equals('employee_id', 'id'),
  },
  async checkWrite(connection, { before, fields }) {
    checkDays(before, fields);
    if (typeof before?.['clientId'] === 'number' && 'clientId' in fields) {
      await refuseOtherPayer(connection, Number(before['id']));
    }
  },
  onCreate: (_connection, today) => Promise.resolve({ since_ts: today }),
};
