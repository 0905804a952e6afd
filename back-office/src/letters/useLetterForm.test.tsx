import { expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { BootData } from 'shared-api/contract/pages/boot';
import { createStore, Provider } from 'shared-api/store';
import { useLetterForm } from './useLetterForm.ts';
import { useMessage } from './useMessage.ts';

const store = createStore({} as BootData);
const wrapper = ({ children }: { children: ReactNode }) => (
  <Provider store={store}>{children}</Provider>
);

const refusal = {
  status: 409,
  data: { message: 'Quote 10234 was sent already.', sentMeanwhile: true },
};
const data = { to: ['ann@example.com'], cc: [], subject: '', html: '', text: '', attachments: [] };

it('sends no answer without words, and says so', async () => {
  const send = jest.fn(async () => Promise.resolve({ data: { message: 'Sent.' } }));
  const { result } = renderHook(
    () => {
      const text = useMessage();
      const letter = { data, refetch: () => undefined };
      return useLetterForm({ letter, text, send, onSent: () => undefined, noMessage: 'Write.' });
    },
    { wrapper },
  );
  await act(async () => {
    result.current.submit();
    await Promise.resolve();
  });
  expect(send).not.toHaveBeenCalled();
  expect(result.current.errors['message']).toBe('Write.');
  act(() => result.current.setMessage('We will call you.'));
  await act(async () => {
    result.current.submit();
    await Promise.resolve();
  });
  expect(send).toHaveBeenCalledTimes(1);
});

it('sends what somebody else has sent meanwhile only where that is meant', async () => {
  const send = jest
    .fn(async (_mail: object, _again: boolean): Promise<{ data: { message: string } }> =>
      Promise.resolve({ data: { message: 'Sent.' } }),
    )
    .mockResolvedValueOnce({ error: refusal } as never);
  const { result } = renderHook(
    () => {
      const text = useMessage();
      const letter = { data, refetch: () => undefined };
      return useLetterForm({ letter, text, send, onSent: () => undefined });
    },
    { wrapper },
  );
  const press = () =>
    act(async () => {
      result.current.submit();
      await Promise.resolve();
    });
  await press();
  expect(result.current.sent).toBe(refusal);
  await press();
  expect(send).toHaveBeenCalledTimes(1);
  act(() => result.current.setMeant(true));
  await press();
  expect(send.mock.calls.map(([, again]) => again)).toEqual([false, true]);
});

it('asks anew whether it is meant where something else is sent, or somebody else gets it', async () => {
  const send = jest.fn(async (_mail: object, _again: boolean) =>
    Promise.resolve({ error: refusal } as never),
  );
  const { result, rerender } = renderHook(
    ({ what }) => {
      const text = useMessage();
      const letter = { data, refetch: () => undefined };
      return useLetterForm({ letter, text, send, onSent: () => undefined, what });
    },
    { initialProps: { what: 'of October' }, wrapper },
  );
  const press = () =>
    act(async () => {
      result.current.submit();
      await Promise.resolve();
    });
  const isAsked = () => [result.current.sent !== undefined, result.current.isMeant];
  await press();
  act(() => result.current.setMeant(true));
  expect(isAsked()).toEqual([true, true]);
  rerender({ what: 'of November' });
  expect(isAsked()).toEqual([false, false]);
  await press();
  expect(isAsked()).toEqual([true, false]);
  act(() => result.current.setMeant(true));
  act(() => result.current.type('to', 'bea@example.com'));
  expect(isAsked()).toEqual([false, false]);
  await press();
  expect(send.mock.calls.map(([, again]) => again)).toEqual([false, false, false]);
});
