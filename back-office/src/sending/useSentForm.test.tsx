import type { ReactNode } from 'react';
import { describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { createStore, Provider } from 'shared-api/store';
import type { BootData } from 'shared-api/contract/pages/boot';
import { texts } from './texts.ts';
import { useSentForm } from './useSentForm.ts';

type Answer = { data: string; error?: undefined } | { data?: undefined; error: unknown };

const done: Answer = { data: 'Done.' };
const lost: Answer = { error: { status: 'FETCH_ERROR', error: 'aborted' } };
const refused = (status: number, body: object = {}): Answer => ({
  error: { status, data: { message: 'No.', ...body } },
});

/** A form, what it has said, and a call of it that is answered later. */
function form() {
  const store = createStore({} as BootData);
  const { result, unmount } = renderHook(() => useSentForm(['money']), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <Provider store={store}>{children}</Provider>
    ),
  });
  const { current } = result;
  const onClose = jest.fn();
  return {
    onClose,
    unmount,
    key: current.key,
    isUnknown: () => result.current.isUnknown,
    said: () => store.getState().messages.current?.text,
    send: (answer: Answer) => act(() => current.send(() => Promise.resolve(answer))),
    begin: () => {
      const { promise, resolve } = Promise.withResolvers<Answer>();
      let sent: Promise<{ isLeft: boolean }> | undefined;
      act(() => {
        sent = current.send(() => promise);
      });
      return async (answer: Answer) => {
        await act(async () => {
          resolve(answer);
          await sent;
        });
        return { isLeft: (await sent)?.isLeft };
      };
    },
    leave: () => act(() => current.leave(onClose)),
  };
}

describe('a form that is left', () => {
  it('says nothing where nothing was sent, or what was sent is known', async () => {
    const { leave, said, onClose, send } = form();
    await send(refused(400));
    leave();
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(said()).toBeUndefined();
  });

  it('says that nobody knows where its answer was lost, also once another try is refused', async () => {
    const { leave, said, send } = form();
    await send(lost);
    await send(refused(403));
    leave();
    expect(said()).toBe(texts.unknown);
  });

  it('says so while its call is on its way, and again where the answer is lost', async () => {
    const { begin, leave, said, onClose } = form();
    const answer = begin();
    leave();
    expect([said(), onClose.mock.calls.length]).toEqual([texts.unanswered, 1]);
    const { isLeft } = await answer(lost);
    expect([said(), isLeft]).toEqual([texts.unknown, true]);
  });

  it('says why its call was refused that was on its way', async () => {
    const { begin, leave, said } = form();
    const answer = begin();
    leave();
    await answer(refused(409));
    expect(said()).toBe('No.');
  });

  it('with its screen says the same', async () => {
    const { begin, said, unmount } = form();
    const answer = begin();
    unmount();
    expect(said()).toBe(texts.unanswered);
    const { isLeft } = await answer(done);
    expect(isLeft).toBe(true);
  });
});

it('says while it is shown whether it is known what became of it', async () => {
  const { begin, send, isUnknown } = form();
  expect(isUnknown()).toBe(false);
  const answer = begin();
  expect(isUnknown()).toBe(true);
  await answer(refused(400));
  expect(isUnknown()).toBe(false);
  await send(lost);
  await send(refused(403));
  expect(isUnknown()).toBe(true);
  await send(done);
  expect(isUnknown()).toBe(false);
});

describe('the key of a form', () => {
  it('stays until it is known what became of it', async () => {
    const { key, send } = form();
    const first = key();
    for (const answer of [refused(400), lost, refused(403), refused(409), refused(503)]) {
      await send(answer);
      expect(key()).toBe(first);
    }
    await send(refused(409, { doneBefore: true }));
    expect(key()).not.toBe(first);
  });

  it('is another one once it was done, or what it asked for was refused', async () => {
    const { key, send } = form();
    const keys = [key()];
    for (const answer of [done, refused(409)]) {
      await send(answer);
      keys.push(key());
    }
    expect(new Set(keys).size).toBe(3);
  });
});
