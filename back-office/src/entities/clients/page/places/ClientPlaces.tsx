// The lists come first: their styles stand before those of other components.
import { AddressList } from './AddressList.tsx';
import { ContactList } from './ContactList.tsx';
import { Skeleton } from 'shared-ui/Skeleton';
import { useClientPlacesQuery } from '../../../../api/placesApi.ts';
import { LoadFailure } from '../../../../frame/failures/LoadFailure.tsx';
import { useKeptFresh } from '../../../../frame/useKeptFresh.ts';
import rows from '../../../page/RecordRows.module.css';
import { texts } from './texts.ts';

/** Where a client is served and billed, and whom one writes to. */
export function ClientPlaces({ clientId }: { clientId: number }) {
  const { data, error, refetch } = useClientPlacesQuery(clientId, {
    refetchOnMountOrArgChange: true,
  });
  useKeptFresh(error, refetch);
  if (!data && error !== undefined) {
    return <LoadFailure failed={texts.failed} error={error} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <div className={rows['rows']} role="status" aria-label={texts.loading}>
        {[1, 2, 3].map((row) => (
          <div key={row} className={rows['waiting']}>
            <Skeleton width="medium" />
          </div>
        ))}
      </div>
    );
  }
  return (
    <>
      <AddressList clientId={clientId} addresses={data.addresses} />
      <ContactList clientId={clientId} contacts={data.contacts} />
    </>
  );
}
