import { useEffect, useMemo } from 'react';
import type { EntityName } from 'shared-api/contract/entities/entityNames';
import { useLocation, useNavigate } from 'shared-ui/router';
import {
  choiceOfAddress,
  listAddress,
  readListChoice,
  without,
  writeListChoice,
  type ListChoice,
} from '../../listChoice.ts';

/**
 * What of a list is shown. It stands in the address, so that it can be kept and sent; an address without it
 * shows what was chosen the last time in this browser (docs/product/behaviour.md). What another screen
 * asks for is not remembered. `drop` takes out of it what the list does not know.
 */
export function useListChoice(
  entity: EntityName,
): [
  choice: ListChoice,
  choose: (next: ListChoice) => void,
  drop: (names: readonly string[]) => void,
] {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const asked = useMemo(() => choiceOfAddress(entity, search), [entity, search]);
  const choice = useMemo(() => asked ?? readListChoice(entity), [entity, asked]);
  // In place: Back leads where the list was opened.
  const show = (shown: ListChoice, window = ''): void =>
    void navigate(listAddress(entity, shown) + window, { replace: true });
  const isPlain = asked === undefined;
  const remembered = listAddress(entity, choice);
  useEffect(() => {
    // A window that the address opens stays open.
    if (isPlain && remembered.includes('?')) void navigate(remembered + hash, { replace: true });
  }, [isPlain, remembered, hash, navigate]);
  return [
    choice,
    (next) => {
      writeListChoice(entity, next);
      // A search that was typed just before a row was opened must not lead back: the address is the next
      // screen's before that is there.
      if (window.location.pathname === pathname) show(next);
    },
    (names) => {
      // What an older release remembered may be unknown too.
      writeListChoice(entity, without(entity, readListChoice(entity), names));
      show(without(entity, choice, names), hash);
    },
  ];
}
