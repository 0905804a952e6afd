import type { BoardService } from 'shared-api/contract/schedule/board';

/** A service of employee 7 on a Monday at nine, for tests. */
export const testService = (fields: Partial<BoardService> = {}): BoardService => ({
  id: 1,
  version: 1,
  employeeId: 7,
  clientName: 'Maple Court',
  address: '12 King Street',
  city: 'Waterloo',
  dateTs: '2026-11-16T09:00',
  hours: 2,
  serviceStatus: 'Scheduled',
  isContract: false,
  type: 'Janitorial',
  ...fields,
});
