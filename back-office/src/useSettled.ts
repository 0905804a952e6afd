import { useEffect, useState } from 'react';

/** A value once it has stayed the same for a while; the first one at once. */
export function useSettled<Value>(value: Value, milliseconds: number): Value {
  const text = JSON.stringify(value);
  const [settled, setSettled] = useState({ value, text });
  useEffect(() => {
    if (text === settled.text) return undefined;
    const timer = setTimeout(() => setSettled({ value, text }), milliseconds);
    return () => clearTimeout(timer);
    // The text stands for the value, which is another object each time.
  }, [text, settled.text, milliseconds, value]);
  return settled.value;
}
