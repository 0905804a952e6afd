import type { LeadThread } from 'shared-api/contract/entities/leadWork';
import { routes } from 'shared-api/contract/pages/officePaths';
import { Button } from 'shared-ui/Button';
import { Link } from 'shared-ui/router';
import { firstName } from '../../names.ts';
import styles from './ClientWindow.module.css';
import { texts } from './texts.ts';

const t = texts.client;

type Match = LeadThread['matches'][number];

interface MatchingClientsProps {
  matches: readonly Match[];
  isBusy: boolean;
  onUse: (clientId: number) => void;
}

/** Clients who may be the one who wrote, with what they have in common with the lead. */
export const MatchingClients = ({ matches, isBusy, onUse }: MatchingClientsProps) => (
  <section className={styles['there']} aria-labelledby="lead-clients">
    <h3 id="lead-clients" className={styles['heading']}>
      {t.there}
    </h3>
    <ul className={styles['matches']}>
      {matches.map((match) => {
        const name = firstName(match.name, match.email) ?? t.unnamed(match.id);
        return (
          <li key={match.id}>
            <span className={styles['who']}>
              <Link to={routes.editor('clients', match.id)}>{name}</Link>
              <small>
                {[match.email, match.phone, sameness(match)].filter(Boolean).join('\u00a0· ')}
              </small>
            </span>
            <Button disabled={isBusy} onClick={() => onUse(match.id)}>
              {t.use(name)}
            </Button>
          </li>
        );
      })}
    </ul>
  </section>
);

function sameness({ sameEmail, samePhone }: Match): string {
  if (sameEmail && samePhone) return t.sameBoth;
  if (sameEmail) return t.sameEmail;
  return samePhone ? t.samePhone : '';
}
