import type { LeadThread } from 'shared-api/contract/entities/leadWork';
import { routes } from 'shared-api/contract/pages/officePaths';
import { Badge } from 'shared-ui/Badge';
import { Button } from 'shared-ui/Button';
import { Link } from 'shared-ui/router';
import { showAmount } from '../../../amounts.ts';
import { showDay } from '../../../dates.ts';
import { firstName } from '../../names.ts';
import { statusOf } from '../../quotes/head/status.ts';
import styles from './LeadPage.module.css';
import { texts } from './texts.ts';

interface LeadOwnersProps {
  thread: LeadThread;
  /** Opens the window that gives the lead to a client. */
  onChoose: () => void;
}

/** Whose lead it is, or may be, and the quote that it came with or that was made for it. */
export const LeadOwners = ({ thread, onChoose }: LeadOwnersProps) => (
  <div className={styles['owners']}>
    <section className={styles['card']} aria-labelledby="lead-quote">
      <h2 id="lead-quote">{texts.quote}</h2>
      <Quote thread={thread} />
    </section>
    <section className={styles['card']} aria-labelledby="lead-client">
      <h2 id="lead-client">{texts.client}</h2>
      <Client thread={thread} onChoose={onChoose} />
    </section>
  </div>
);

const nameOf = ({ id, name, email }: NonNullable<LeadThread['client']>): string =>
  firstName(name, email) ?? `#${id}`;

function Quote({ thread: { quote, client } }: { thread: LeadThread }) {
  if (!quote) return <p className={styles['soft']}>{texts.noQuote}</p>;
  const { id, number, title, total, validUntil, client: owner } = quote;
  const status = statusOf(quote);
  return (
    <>
      <p className={styles['line']}>
        <Link to={routes.editor('quotes', id)}>{texts.quoteName(number)}</Link>
        <Badge tone={status.tone}>{status.word}</Badge>
        <strong className={styles['amount']}>{showAmount(total)}</strong>
      </p>
      <p className={styles['soft']}>
        {[
          title,
          validUntil !== null && quote.state !== 'expired' && texts.valid(showDay(validUntil)),
        ]
          .filter(Boolean)
          .join('\u00a0· ')}
      </p>
      {owner !== null && owner.id !== client?.id && (
        <p role="status">{texts.foreign(nameOf(owner))}</p>
      )}
    </>
  );
}

function Client({ thread: { client, matches }, onChoose }: LeadOwnersProps) {
  if (client) {
    return (
      <>
        <p>
          <Link to={routes.editor('clients', client.id)}>{nameOf(client)}</Link>
        </p>
        <p className={styles['soft']}>
          {[client.email, client.phone].filter(Boolean).join('\u00a0· ')}
        </p>
      </>
    );
  }
  return (
    <>
      {matches.length === 0 && <p className={styles['soft']}>{texts.noClient}</p>}
      {matches.slice(0, 3).map((match) => (
        <p key={match.id} role="status">
          <Link to={routes.editor('clients', match.id)}>{texts.maybe(nameOf(match))}</Link>{' '}
          <span className={styles['soft']}>
            {[match.sameEmail && texts.sameEmail, match.samePhone && texts.samePhone]
              .filter(Boolean)
              .join(' ')}
          </span>
        </p>
      ))}
      <span>
        <Button look="secondary" size="small" onClick={onChoose}>
          {matches.length === 0 ? texts.makeClient : texts.choose}
        </Button>
      </span>
    </>
  );
}
