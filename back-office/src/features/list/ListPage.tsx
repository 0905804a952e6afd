import { useState } from 'react';
import { useCompany } from 'shared-api/client';
import { Button } from 'shared-ui/Button';
import { useLocation, useNavigate } from 'shared-ui/router';
import type { AnyScreen } from '../../entities/Screen.ts';
import styles from './ListPage.module.css';
import { ListHead } from './ListHead.tsx';
import { ListPanel } from './ListPanel.tsx';
import { nothing } from './listChoice.ts';
import { useListChoice } from './useListChoice.ts';
import { useListRecords } from './useListRecords.ts';
import { texts } from './texts.ts';

/** The list of an entity (docs/product/office.md). */
export function ListPage({ screen }: { screen: AnyScreen }) {
  const { entity, title } = screen;
  const { name } = useCompany();
  const [choice, setChoice] = useListChoice(entity);
  const [resets, setResets] = useState(0);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const list = useListRecords(entity, choice);

  function showAll(): void {
    setChoice(nothing);
    setResets((times) => times + 1);
    // What another screen asked for is over, also when the page is loaded again.
    if (choice.label !== undefined) void navigate(pathname, { replace: true });
  }

  return (
    <>
      <title>{texts.pageTitle(title, name)}</title>
      <ListHead screen={screen} list={list} choice={choice} resets={resets} onChoose={setChoice} />
      {choice.label !== undefined && (
        <p className={styles['narrowed']}>
          {texts.only(choice.label)}
          <Button look="quiet" onClick={showAll}>
            {texts.showAll(entity)}
          </Button>
        </p>
      )}
      <ListPanel
        screen={screen}
        list={list}
        choice={choice}
        onChoose={setChoice}
        onShowAll={showAll}
      />
    </>
  );
}
