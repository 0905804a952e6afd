import { expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useLetterForm } from './useLetterForm.ts';
import { useMessage } from './useMessage.ts';

const data = { to: ['ann@example.com'], cc: [], subject: '', html: '', text: '', attachments: [] };

it('sends no answer without words, and says so', async () => {
  const send = jest.fn(async () => Promise.resolve({ data: { message: 'Sent.' } }));
  const { result } = renderHook(() => {
    const text = useMessage();
    const letter = { data, refetch: () => undefined };
    return useLetterForm({ letter, text, send, onSent: () => undefined, noMessage: 'Write.' });
  });
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
