import * as answer from '../../fields/answers.ts';
import {
  contractChangedAnswer,
  contractChangeSchema,
  contractPreviewAnswer,
  contractPreviewSchema,
  nextVisitsAnswer,
  nextVisitsSchema,
} from '../../entities/contractChange.ts';
import type { Call } from '../Call.ts';

/** Changing a contract together with its services to come (docs/decisions/0062). */
export const contractCalls = {
  nextVisits: {
    who: 'contracts',
    method: 'POST',
    path: '/contracts/next-visits/',
    summary: 'The next five visits of a contract as it is typed; changes nothing',
    body: nextVisitsSchema,
    answer: nextVisitsAnswer,
    refusals: [404],
  },
  previewContractChange: {
    who: 'assign',
    method: 'POST',
    path: '/contracts/:id/changes/preview/',
    summary: 'What a change of a contract would do to its services to come; changes nothing',
    body: contractPreviewSchema,
    answer: contractPreviewAnswer,
    refusals: [404, 409],
  },
  changeContract: {
    who: 'assign',
    method: 'POST',
    path: '/contracts/:id/changes/',
    summary: 'Changes a contract and its services to come, as it is chosen for each kind of them',
    body: contractChangeSchema,
    answer: contractChangedAnswer,
    refusals: [404, 409],
  },
  undoContractChange: {
    who: 'assign',
    method: 'POST',
    path: '/contracts/:id/changes/:change/undo/',
    summary:
      'Takes a change of a contract back, with what it did to services; who only assigns takes back their own',
    answer: answer.message,
    refusals: [404, 409],
  },
} as const satisfies Record<string, Call>;
