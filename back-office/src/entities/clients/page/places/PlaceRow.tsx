import type { ReactNode } from 'react';
import { ActionMenu, ActionMenuItem } from 'shared-ui/ActionMenu';
import { Badge } from 'shared-ui/Badge';
import { IfMay } from '../../../../IfMay.tsx';
import styles from './PlaceRow.module.css';
import { texts } from './texts.ts';

interface PlaceRowProps {
  name: string;
  marks: readonly string[];
  /** Below the name. */
  soft: string;
  facts: ReactNode;
  isBusy: boolean;
  /** What can be done with it, by word. */
  actions: readonly { word: string; run: () => void }[];
}

/** An address or a contact of a client, with what can be done with it. */
export const PlaceRow = ({ name, marks, soft, facts, isBusy, actions }: PlaceRowProps) => (
  <li className={styles['row']}>
    <div className={styles['facts']}>
      <span className={styles['name']}>
        {name}
        {marks.map((mark) => (
          <Badge key={mark} tone="neutral">
            {mark}
          </Badge>
        ))}
      </span>
      {soft !== '' && <span className={styles['soft']}>{soft}</span>}
    </div>
    <div className={styles['facts']}>{facts}</div>
    <IfMay needs="clients">
      <ActionMenu label={texts.actions(name)}>
        {actions.map(({ word, run }) => (
          <ActionMenuItem key={word} disabled={isBusy} onClick={run}>
            {word}
          </ActionMenuItem>
        ))}
      </ActionMenu>
    </IfMay>
  </li>
);
