import { useState } from 'react';
import type { DeployToken } from 'shared-api/contract/releases/deployTokens';
import styles from '../apps/AppPanel.module.css';
import { EndDialog } from '../dialogs/EndDialog.tsx';
import { useDeployTokensQuery, useRevokeDeployTokenMutation } from '../releasesApi.ts';
import { ManagedPanel } from '../ManagedPanel.tsx';
import { texts } from './texts.ts';
import { TokenDialog } from './TokenDialog.tsx';
import { TokenTable } from './TokenTable.tsx';

/** The tokens that pipelines release with, which are made and revoked here. */
export function TokensPanel() {
  const answer = useDeployTokensQuery(undefined, { refetchOnMountOrArgChange: true });
  const more = answer.data?.more ?? 0;
  const [isMaking, setMaking] = useState(false);
  const [revoked, setRevoked] = useState<DeployToken>();
  return (
    <ManagedPanel
      words={texts}
      answer={answer}
      make={texts.make}
      onMake={() => setMaking(true)}
      list={(results) => (
        <>
          <TokenTable tokens={results} onRevoke={setRevoked} />
          {more > 0 && <p className={styles['nothing']}>{texts.more(results.length, more)}</p>}
        </>
      )}
    >
      {isMaking && <TokenDialog onClose={() => setMaking(false)} />}
      {revoked && <RevokeDialog token={revoked} onClose={() => setRevoked(undefined)} />}
    </ManagedPanel>
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
