import { useEffect, useMemo } from 'react';
import type { EntityName } from 'shared-api/contract/entities/entityNames';
import { useLocation, useNavigate } from 'shared-ui/router';
import {
  choiceOfAddress,
  listAddress,
  readListChoice,
  writeListChoice,
  type ListChoice,
} from '../../listChoice.ts';

/**
 * What of a list is shown. It stands in the address, so that it can be kept and sent; an address without it
 * shows what was chosen the last time in this browser (docs/product/behaviour.md). What another screen
 * asks for is not remembered.
 */
export function useListChoice(entity: EntityName): [ListChoice, (next: ListChoice) => void] {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const choice = useMemo(
    () => choiceOfAddress(entity, search) ?? readListChoice(entity),
    [entity, search],
  );
  // In place: Back leads where the list was opened.
  const show = (shown: ListChoice): void =>
    void navigate(listAddress(entity, shown), { replace: true });
  const isPlain = search === '';
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
  ];
}
