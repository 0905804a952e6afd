import { useEffect, useRef, useState } from 'react';
import { cleanSearch } from 'shared-api/contract/entities/list';
import { TextField } from 'shared-ui/TextField';
import { useLatest } from '../../useLatest.ts';
import { texts } from './texts.ts';

/**
 * Milliseconds of rest after which a search is sent (docs/product/validation.md,
 * docs/product/limits.md).
 */
export const searchPause = 800;

interface ListSearchProps {
  /** What is searched for now. */
  value: string;
  hint: string;
  onSearch: (cleaned: string) => void;
}

/** The search field of a list; it sends what is typed once the typing rests, or at Enter. */
export function ListSearch({ value, hint, onSearch }: ListSearchProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    // Another part of the list was chosen, with another search or with none.
    setKnown(value);
    if (value !== cleanSearch(text).trim()) setText(value);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // As the list is when the typing rests: a filter may have been chosen in the meantime.
  const search = useLatest((typed: string): void => {
    clearTimeout(timer.current);
    const cleaned = cleanSearch(typed).trim();
    if (cleaned !== value) onSearch(cleaned);
  });

  return (
    <search>
      <TextField
        type="search"
        label={texts.search}
        placeholder={hint}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => search(target.value), searchPause);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') search(text);
        }}
      />
    </search>
  );
}
