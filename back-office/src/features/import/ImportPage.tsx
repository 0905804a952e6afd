import { useCompany, useSession } from 'shared-api/client';
import { may } from 'shared-api/contract/staff/permissions';
import { importableNames } from 'shared-api/contract/entities/importing/imports';
import { useSearchParams } from 'shared-ui/router';
import { NotAllowed } from '../../frame/NotAllowed.tsx';
import { FilePart } from './FilePart.tsx';
import styles from './ImportPage.module.css';
import { StartPart } from './StartPart.tsx';
import { texts } from './texts.ts';

/** Importing records from CSV files, for Admins (docs/product/office.md "Import"). */
export function ImportPage() {
  const session = useSession();
  const { name } = useCompany();
  const [search] = useSearchParams();
  const id = /^\d{1,9}$/.exec(search.get('id') ?? '')?.[0];
  const entity = importableNames.find((one) => one === search.get('entity')) ?? 'clients';

  // While a session that ended waits to be taken up again, the screen stays with what was chosen.
  if (session && !may(session.role, 'records')) return <NotAllowed message={texts.notAllowed} />;
  return (
    <div className={styles['page']}>
      <title>{`${texts.title} – ${name}`}</title>
      <meta name="robots" content="noindex" />
      {id === undefined ? (
        <StartPart key={entity} entity={entity} />
      ) : (
        <FilePart key={id} id={Number(id)} />
      )}
    </div>
  );
}
