import { describe, expect, it } from '@jest/globals';
import { clientBreaks, describeContract, serverBreaks } from './description.ts';

const contract = describeContract('1.0.0', ['api', 'createStore']);

/** The contract with something else in it. */
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
    const server = changed(({ paths, bodies }) => {
      paths['tea'] = 'tea/';
      bodies['tea'] = { kind: { type: 'text', required: true } };
      bodies['clients'] = {
        ...bodies['clients'],
        nickname: { type: 'text', required: false },
      };
    });
    expect(serverBreaks(contract, server)).toEqual([]);
    expect(serverBreaks(server, contract)).toEqual([
      'The server has no call "tea" (tea/).',
      'clients: field "nickname" is not known to the server.',
      'The server knows no tea.',
    ]);
  });

  it.each<[string, (copy: typeof contract) => void]>([
    [
      'The call "login" is rest-auth/login/ here, and sign-in/ at the server.',
      ({ paths }) => void (paths['login'] = 'sign-in/'),
    ],
    [
      'carpet-quote: field "room" is of kind counter here, and text at the server.',
      ({ bodies }) =>
        void (bodies['carpet-quote'] = {
          ...bodies['carpet-quote'],
          room: { type: 'text', required: true },
        }),
    ],
    [
      'clients: the server insists on a field "taxId", which is unknown here.',
      ({ bodies }) =>
        void (bodies['clients'] = {
          ...bodies['clients'],
          taxId: { type: 'text', required: true },
        }),
    ],
    [
      'clients: field "fullName" may be left out here, and the server insists on it.',
      ({ bodies }) =>
        void (bodies['clients'] = {
          ...bodies['clients'],
          fullName: { type: 'text', required: true },
        }),
    ],
    [
      'contact: field "name" can be set here, and the server does not take it.',
      ({ bodies }) =>
        void (bodies['contact'] = {
          ...bodies['contact'],
          name: { type: 'text', required: false, readOnly: true },
        }),
    ],
    [
      'people/create: field "role": the server does not take Employee.',
      ({ bodies }) =>
        void (bodies['people/create'] = {
          ...bodies['people/create'],
          role: { type: 'string', required: true, options: ['Admin'] },
        }),
    ],
  ])('it is said that: %s', (sentence, change) => {
    expect(serverBreaks(contract, changed(change))).toEqual([sentence]);
  });
});

it("a remote misses what the shell's API client does not have", () => {
  const newer = changed((copy) => copy.client.push('useTea'));
  expect(clientBreaks(contract, newer)).toEqual([]);
  expect(clientBreaks(newer, contract)).toEqual(['The shell\'s API client has no "useTea".']);
});
