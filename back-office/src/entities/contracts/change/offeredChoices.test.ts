import { expect, it } from '@jest/globals';
import {
  usualChoices,
  type ChangedService,
  type ContractPreview,
} from 'shared-api/contract/entities/contractChange';
import { choicesFor, offeredChoices } from './offeredChoices.ts';

const at = '2026-12-07T09:00';
const service = (next: Partial<ChangedService['next']>): ChangedService => ({
  ...{ id: 1, at, employeeName: null, price: 100, isMonthly: false },
  next: { at, employeeName: null, price: 100, isMonthly: false, ...next },
});
const previewOf = (dropped: ChangedService[]): ContractPreview => ({
  ...{ isNeeded: true, changes: [], fitting: [], dropped, apart: [], added: [], staying: [] },
  mark: '',
});

it('offers to change what would be another, and nothing that a role may not do', () => {
  expect(offeredChoices('dropped', [service({ price: 120 })], true)).toEqual([
    ...['cancel', 'keep', 'change'],
  ]);
  expect(offeredChoices('dropped', [service({})], true)).toEqual(['cancel', 'keep']);
  expect(offeredChoices('fitting', [service({})], false)).toEqual(['change', 'keep']);
});

it('falls back to the usual where a newer preview does not offer what was chosen', () => {
  const chosen = { ...usualChoices, dropped: 'change' } as const;
  expect(choicesFor(previewOf([service({ price: 120 })]), chosen, true).dropped).toBe('change');
  expect(choicesFor(previewOf([service({})]), chosen, true).dropped).toBe('cancel');
});
