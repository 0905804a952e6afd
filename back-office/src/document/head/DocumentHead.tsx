import { useEffect, useRef, type ReactNode } from 'react';
import { routes } from 'shared-api/contract/pages/officePaths';
import { Badge } from 'shared-ui/Badge';
import { Link } from 'shared-ui/router';
import styles from './DocumentHead.module.css';

/** Where a document stands, as a word and how it is coloured. */
export interface DocumentStatus {
  word: string;
  tone: 'neutral' | 'good' | 'open' | 'bad';
}

interface DocumentHeadProps {
  /** The list that it is of. */
  list: { address: string; title: string };
  name: string;
  status: DocumentStatus;
  total: string;
  client: { id: number | null; name: string | null };
  /** What stands in place of a client. */
  noClient: string;
  /** What else there is to know, each in a few words. */
  facts: readonly (string | false)[];
  /** The one thing to do next, and the menu of others. */
  actions?: ReactNode;
  /** What is open over the editor. */
  children?: ReactNode;
}

/** Which document it is, whose, where it stands, and what to do next with it. */
export function DocumentHead(props: DocumentHeadProps) {
  const { list, name, status, total, client, noClient, facts, actions, children } = props;
  const heading = useFocusOfActions(status.word);
  return (
    <header className={styles['head']}>
      <Link to={list.address} className={styles['back']}>
        <span aria-hidden="true">‹ </span>
        {list.title}
      </Link>
      <div className={styles['row']}>
        <p ref={heading} tabIndex={-1} className={styles['name']}>
          {name} <Badge tone={status.tone}>{status.word}</Badge>
        </p>
        <p className={styles['total']}>{total}</p>
        {Boolean(actions) && <div className={styles['actions']}>{actions}</div>}
      </div>
      <p className={styles['facts']}>
        {client.id === null ? (
          <span className={styles['fact']}>{noClient}</span>
        ) : (
          <span className={styles['fact']}>
            <Link to={routes.editor('clients', client.id)}>{client.name || `#${client.id}`}</Link>
          </span>
        )}
        {facts
          .filter((fact) => fact !== false)
          .map((fact) => (
            <span key={fact} className={styles['fact']}>
              {fact}
            </span>
          ))}
      </p>
      {children}
    </header>
  );
}

/**
 * Buttons go when the document's state changes: the focus of one that has gone moves to the name and the new state.
 * @returns the ref of what has them
 */
function useFocusOfActions(state: string) {
  const heading = useRef<HTMLParagraphElement>(null);
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current !== state && document.activeElement === document.body) {
      heading.current?.focus();
    }
    shown.current = state;
  }, [state]);
  return heading;
}
