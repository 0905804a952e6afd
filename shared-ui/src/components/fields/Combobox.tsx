import { useCombobox } from 'downshift';
import { useId, type UIEvent } from 'react';
import { classNames } from '../../classNames.ts';
import styles from './Combobox.module.css';
import { Field, type FieldProps } from './Field.tsx';
import { texts } from './texts.ts';

export interface ComboboxProps<Item> extends FieldProps {
  name: string;
  items: readonly Item[];
  itemKey: (item: Item) => string | number;
  itemText: (item: Item) => string;
  /** What is chosen now; null when nothing is, or while it is not known yet. */
  chosen: Item | null;
  isLoading: boolean;
  disabled?: boolean;
  onChoose: (item: Item | null) => void;
  /** What was typed, to look for. */
  onSearch: (text: string) => void;
  /** The list was scrolled near its end. */
  onNearEnd: () => void;
}

/** Share of the list that has been scrolled when more is asked for (docs/product/limits.md). */
const nearEnd = 0.8;

/** One of a long list that is searched by typing. */
export function Combobox<Item>(props: ComboboxProps<Item>) {
  const { label, hint, error, name, items, isLoading, disabled = false } = props;
  const { itemKey, itemText, chosen, onChoose, onNearEnd } = props;
  const { isOpen, highlightedIndex, inputValue, ...parts } = useChoice(props);
  const { getInputProps, getMenuProps, getItemProps } = parts;
  const hasChoice = chosen !== null && itemText(chosen) !== '';
  function checkEnd({ currentTarget: list }: UIEvent<HTMLUListElement>): void {
    if (list.scrollTop + list.clientHeight >= list.scrollHeight * nearEnd) onNearEnd();
  }

  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className={styles['box']}>
          <input
            {...getInputProps({
              ...control,
              disabled,
              name,
              autoComplete: 'off',
              placeholder: texts.typeToSearch,
              onBlur: () => {
                if (inputValue === '' && hasChoice) onChoose(null);
              },
            })}
            aria-labelledby={undefined}
          />
          <ul
            {...getMenuProps({ onScroll: checkEnd }, { suppressRefError: true })}
            aria-labelledby={undefined}
            aria-label={texts.choices(label)}
            className={styles['list']}
          >
            {isOpen &&
              items.map((item, index) => (
                <li
                  key={itemKey(item)}
                  {...getItemProps({ item, index })}
                  className={classNames(
                    styles['item'],
                    highlightedIndex === index && styles['isActive'],
                  )}
                >
                  {itemText(item)}
                </li>
              ))}
            {isOpen && (isLoading || items.length === 0) && (
              <li
                className={styles['note']}
                role="option"
                aria-disabled="true"
                aria-selected="false"
              >
                {isLoading ? texts.searching : texts.nothingFound}
              </li>
            )}
          </ul>
        </div>
      )}
    </Field>
  );
}

/** What is typed, which entries it leaves, and which of them is chosen. */
function useChoice<Item>({
  items,
  itemKey,
  itemText,
  chosen,
  onChoose,
  onSearch,
}: ComboboxProps<Item>) {
  const menuId = useId();
  const chosenText = chosen === null ? '' : itemText(chosen);
  return useCombobox<Item>({
    items: [...items],
    itemToString: (item) => (item ? itemText(item) : ''),
    selectedItem: chosen,
    // Fetched again, it is another object.
    itemToKey: (item) => (item ? itemKey(item) : null),
    menuId,
    onInputValueChange: ({ inputValue: text, type }) => {
      if (type === useCombobox.stateChangeTypes.InputChange) onSearch(text);
    },
    onSelectedItemChange: ({ selectedItem }) => onChoose(selectedItem),
    stateReducer: (state, { type, changes }) => {
      // Leaving the field empty means nobody; leaving half a word behind means no change.
      if (type !== useCombobox.stateChangeTypes.InputBlur) return changes;
      return { ...changes, inputValue: state.inputValue === '' ? '' : chosenText };
    },
  });
}
