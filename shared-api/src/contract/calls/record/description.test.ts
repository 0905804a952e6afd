import { describe, expect, it } from '@jest/globals';
import { clientBreaks, serverBreaks } from './breaks.ts';
import { describeContract, type DescribedBody, type DescribedCall } from './description.ts';
import type { Shape } from '../shapes.ts';

const contract = describeContract('1.0.0', ['api', 'createStore']);

/** The description of one call. */
function callOf({ calls }: typeof contract, name: string): DescribedCall {
  const call = calls[name];
  if (!call) throw new Error(`There is no call ${name}.`);
  return call;
}

function bodyOf(copy: typeof contract, name: string): DescribedBody {
  const { body } = callOf(copy, name);
  if (typeof body !== 'object') throw new Error(`${name} has no body.`);
  return body;
}

function shapeIn(copy: typeof contract, name: string): Shape {
  const { answer } = callOf(copy, name);
  if (typeof answer !== 'object' || answer === null) throw new Error(`${name} has no answer.`);
  return answer;
}

/** The fields of a quote response. */
const quoteFields = (copy: typeof contract): Record<string, Shape> =>
  shapeIn(copy, 'carpet-quote').fields ?? {};

/** A copy of the contract with a change applied. */
function changed(change: (copy: typeof contract) => void): typeof contract {
  const copy = describeContract(contract.version, contract.client);
  change(copy);
  return copy;
}

describe('between a build and a server', () => {
  it('nothing breaks when they have the same contract', () => {
    expect(serverBreaks(contract, contract)).toEqual([]);
  });

  it('nothing breaks by what the server has in addition', () => {
    const server = changed((copy) => {
      copy.calls['tea'] = { address: 'GET /tea/', who: 'visitor', answer: { type: 'string' } };
      bodyOf(copy, 'clients.create')['nickname'] = { type: 'text', required: false };
      quoteFields(copy)['points'] = { type: 'number' };
      callOf(copy, 'clients.list').query?.push('tea');
    });
    expect(serverBreaks(contract, server)).toEqual([]);
    expect(serverBreaks(server, contract)).toEqual([
      'clients.list: parameter "tea" is not known to the server.',
      'clients.create: field "nickname" is not known to the server.',
      'carpet-quote: the answer has no "points" at the server.',
      'The server has no call "tea" (GET /tea/).',
    ]);
  });

  it.each<[string, (copy: typeof contract) => void]>([
    [
      'The call "login" is POST /rest-auth/login/ here, and POST /sign-in/ at the server.',
      (copy) => void (callOf(copy, 'login').address = 'POST /sign-in/'),
    ],
    [
      'The call "rateCard" is GET /rate-card/ here, and POST /rate-card/ at the server.',
      (copy) => void (callOf(copy, 'rateCard').address = 'POST /rate-card/'),
    ],
    [
      'board: for Admin alone at the server, and for Employee here.',
      (copy) => void (callOf(copy, 'board').who = 'Admin'),
    ],
    [
      'board: parameter "from" is not known to the server.',
      (copy) => void (callOf(copy, 'board').query = ['day']),
    ],
    [
      'carpet-quote: field "room" is of kind counter here, and text at the server.',
      (copy) => void (bodyOf(copy, 'carpet-quote')['room'] = { type: 'text', required: true }),
    ],
    [
      'clients.create: the server insists on a field "taxId", which is unknown here.',
      (copy) => void (bodyOf(copy, 'clients.create')['taxId'] = { type: 'text', required: true }),
    ],
    [
      'clients.create: field "fullName" may be left out here, and the server insists on it.',
      (copy) =>
        void (bodyOf(copy, 'clients.create')['fullName'] = { type: 'text', required: true }),
    ],
    [
      'contact: field "name" can be set here, and the server does not take it.',
      (copy) =>
        void (bodyOf(copy, 'contact')['name'] = { type: 'text', required: false, readOnly: true }),
    ],
    [
      'createPerson: field "role": the server does not take Office, CrewLead, Employee, Accountant.',
      (copy) =>
        void (bodyOf(copy, 'createPerson')['role'] = {
          type: 'string',
          required: true,
          options: ['Admin'],
        }),
    ],
    [
      'carpet-quote: the answer has no "total" at the server.',
      (copy) => {
        const { total, ...rest } = quoteFields(copy);
        if (total) shapeIn(copy, 'carpet-quote').fields = { ...rest, sum: total };
      },
    ],
    [
      'carpet-quote: the answer.total is number here, and string at the server.',
      (copy) => void (quoteFields(copy)['total'] = { type: 'string' }),
    ],
    [
      'carpet-quote: the answer.total may be null at the server.',
      (copy) => void (quoteFields(copy)['total'] = { type: 'number', nullable: true }),
    ],
    [
      'carpet-quote: the answer.lines[].amount may be missing at the server.',
      (copy) => {
        const { fields = {} } = quoteFields(copy)['lines']?.entries ?? {};
        fields['amount'] = { type: 'number', optional: true };
      },
    ],
    [
      'statementPdf: the answer is of another type at the server.',
      (copy) => void (callOf(copy, 'statementPdf').answer = 'text/plain'),
    ],
  ])('it is said that: %s', (sentence, change) => {
    expect(serverBreaks(contract, changed(change))).toEqual([sentence]);
  });
});

it('nothing is known of a build whose contract was written down in an older form', () => {
  const { calls: _, ...older } = contract;
  expect(serverBreaks(older, contract)).toEqual([
    'The contract of one side was written down before calls had answers: nothing can be compared.',
  ]);
});

it("a remote misses what the shell's API client does not have", () => {
  const newer = changed((copy) => copy.client.push('useTea'));
  expect(clientBreaks(contract, newer)).toEqual([]);
  expect(clientBreaks(newer, contract)).toEqual(['The shell\'s API client has no "useTea".']);
});
