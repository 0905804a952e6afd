import { useId, useState } from 'react';
import { errorMessage } from 'shared-api/client';
import type { DeployToken } from 'shared-api/contract/releases/deployTokens';
import { Button } from 'shared-ui/Button';
import styles from '../apps/AppPanel.module.css';
import { EndDialog } from '../dialogs/EndDialog.tsx';
import { useDeployTokensQuery, useRevokeDeployTokenMutation } from '../releasesApi.ts';
import page from '../ReleasesPage.module.css';
import { texts } from './texts.ts';
import { TokenDialog } from './TokenDialog.tsx';
import { TokenTable } from './TokenTable.tsx';

/** The tokens that pipelines release with, which are made and revoked here. */
export function TokensPanel() {
  const id = useId();
  const { data, error, isFetching, refetch } = useDeployTokensQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [isMaking, setMaking] = useState(false);
  const [revoked, setRevoked] = useState<DeployToken>();
  return (
    <section className={page['panel']} aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id} className={styles['name']}>
          {texts.title}
        </h2>
        <Button look="secondary" size="small" onClick={() => setMaking(true)}>
          {texts.make}
        </Button>
      </div>
      <p className={styles['nothing']}>{texts.intro}</p>
      {error !== undefined && (
        <div className={styles['warning']} role="alert">
          {texts.failed} {errorMessage(error)}{' '}
          <Button look="quiet" size="small" isBusy={isFetching} onClick={() => void refetch()}>
            {texts.again}
          </Button>
        </div>
      )}
      {!data && isFetching && (
        <p role="status" className={styles['nothing']}>
          {texts.loading}
        </p>
      )}
      {data?.results.length === 0 && <p className={styles['nothing']}>{texts.none}</p>}
      {data && data.results.length > 0 && (
        <TokenTable tokens={data.results} onRevoke={setRevoked} />
      )}
      {isMaking && <TokenDialog onClose={() => setMaking(false)} />}
      {revoked && <RevokeDialog token={revoked} onClose={() => setRevoked(undefined)} />}
    </section>
  );
}

function RevokeDialog({ token, onClose }: { token: DeployToken; onClose: () => void }) {
  const [revoke, { isLoading }] = useRevokeDeployTokenMutation();
  return (
    <EndDialog
      title={texts.revokeTitle(token.name)}
      text={texts.revokeText}
      label={texts.revokeIt}
      result={token.name}
      isBusy={isLoading}
      send={() => revoke({ id: token.id })}
      onClose={onClose}
      onDone={onClose}
    />
  );
}
