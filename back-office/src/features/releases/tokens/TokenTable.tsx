import type { DeployToken } from 'shared-api/contract/releases/deployTokens';
import { Badge } from 'shared-ui/Badge';
import { Button } from 'shared-ui/Button';
import { Table } from 'shared-ui/Table';
import { Unseen } from 'shared-ui/Unseen';
import styles from '../apps/AppPanel.module.css';
import { More, useMore } from '../More.tsx';
import { texts as releases } from '../texts.ts';
import { When } from '../When.tsx';
import { texts } from './texts.ts';

interface TokenTableProps {
  tokens: readonly DeployToken[];
  onRevoke: (token: DeployToken) => void;
}

/** The tokens, with when and from where each was last used. */
export function TokenTable({ tokens, onRevoke }: TokenTableProps) {
  const more = useMore(tokens);
  return (
    <>
      <Table
        caption={texts.title}
        isStacked
        columns={[
          {
            header: texts.name,
            cell: (token: DeployToken) => (
              <span className={styles['marks']}>
                {token.name} <State token={token} />
              </span>
            ),
          },
          { header: texts.app, cell: ({ app }) => releases.apps[app] },
          { header: texts.used, cell: (token) => <Used token={token} /> },
          {
            header: texts.until,
            cell: ({ expiresAt }) => <When at={expiresAt} />,
          },
          {
            header: texts.made,
            cell: ({ madeAt, madeBy }) => (
              <>
                <When at={madeAt} /> <span className={styles['soft']}>{texts.by(madeBy)}</span>
              </>
            ),
          },
          {
            header: texts.actions,
            align: 'end',
            isActions: true,
            cell: (token) =>
              isGood(token) && (
                <div className={styles['actions']}>
                  <Button look="quiet" size="small" onClick={() => onRevoke(token)}>
                    {texts.revoke}
                    <Unseen>{texts.ofToken(token.name)}</Unseen>
                  </Button>
                </div>
              ),
          },
        ]}
        rows={more.shown}
        rowKey={({ id }) => id}
      />
      <More {...more} />
    </>
  );
}

const isExpired = ({ expiresAt }: DeployToken): boolean => expiresAt <= Date.now();

const isGood = (token: DeployToken): boolean => token.revokedAt === null && !isExpired(token);

function State({ token }: { token: DeployToken }) {
  const { revokedAt, revokedBy, isForPromotion } = token;
  if (revokedAt !== null) {
    return (
      <>
        <Badge tone="bad">{texts.state.revoked}</Badge>
        <span className={styles['soft']}>{texts.by(revokedBy ?? '')}</span>
        <When at={revokedAt} />
      </>
    );
  }
  if (isExpired(token)) return <Badge tone="open">{texts.state.expired}</Badge>;
  return isForPromotion && <Badge>{texts.state.promotion}</Badge>;
}

function Used({ token: { usedAt, usedFrom } }: { token: DeployToken }) {
  if (usedAt === null) return <span className={styles['soft']}>{texts.never}</span>;
  return (
    <>
      <When at={usedAt} /> <span className={styles['soft']}>{texts.from(usedFrom ?? '')}</span>
    </>
  );
}
