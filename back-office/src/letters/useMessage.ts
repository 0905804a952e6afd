import { useState } from 'react';
import { useSettled } from '../useSettled.ts';

/** Milliseconds of rest before a preview follows what is typed. */
export const pause = 600;

/** The sender's own words in a mail: as typed, and as they are once nobody types. */
export function useMessage() {
  const [message, setMessage] = useState('');
  return { message, setMessage, settled: useSettled(message, pause) };
}
