import { weekdays } from 'shared-api/contract/entities/contract';
import { texts as values } from 'shared-api/contract/messages/officeValueTexts.en';
import { ContractDeposits } from '../../deposits/DepositsOf.tsx';
import { AddressOffer } from '../address/AddressOffer.tsx';
import { defineEditor } from '../Editor.ts';
import { askBeforeUpdate } from './change/askBeforeUpdate.ts';
import { ContractActions } from './ContractActions.tsx';
import { ContractAside } from './visits/ContractAside.tsx';
import { ContractStateBadge } from './ContractStateBadge.tsx';
import { texts } from './texts.ts';

export const contractsEditor = defineEditor<'contracts'>({
  hasMails: true,
  below: { clientId: AddressOffer },
  groups: [
    {
      legend: texts.groups.client,
      fields: ['clientId', 'address', 'city', 'postalCode', 'sinceTs'],
    },
    {
      legend: texts.groups.when,
      fields: [
        ...weekdays,
        ...['repeat', 'monthWeek', 'startTime', 'firstDay', 'lastDay', 'pausedFrom', 'pausedUntil'],
        ...['skipHolidays', 'isActive'],
      ],
      row: { legend: texts.days, words: values.shortDays },
    },
    {
      legend: texts.groups.work,
      fields: ['employeeId', 'hours', 'lineData', 'instructions'],
    },
    { legend: texts.groups.price, fields: ['price', 'empCost', 'isMonthly', 'autoBill'] },
  ],
  idle: ({ repeat }) => (repeat === 'monthly' ? [] : ['monthWeek']),
  belongsTo: ({ clientId, companyName, employeeId, employeeName }) => [
    { entity: 'clients', id: clientId, name: companyName },
    { entity: 'employees', id: employeeId, name: employeeName },
  ],
  beforeUpdate: askBeforeUpdate,
  beforeUpdateNeeds: 'assign',
  State: ContractStateBadge,
  Actions: ContractActions,
  actionsNeed: 'contracts',
  Aside: ContractAside,
  asideNeeds: 'contracts',
  Part: ContractDeposits,
});
