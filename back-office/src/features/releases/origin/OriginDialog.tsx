import { errorMessage, pathTo } from 'shared-api/client';
import type { ReactNode } from 'react';
import type { AppName } from 'shared-api/contract/releases/release';
import type { Provenance, ReleaseOrigin } from 'shared-api/contract/releases/provenance';
import { Button } from 'shared-ui/Button';
import { Dialog, DialogActions } from 'shared-ui/Dialog';
import { useDownloadMutation } from '../../../api/downloadApi.ts';
import styles from '../dialogs/ReleaseDialogs.module.css';
import { useReleaseOriginQuery } from '../releasesApi.ts';
import { When } from '../When.tsx';
import { Version } from '../apps/Version.tsx';
import { texts } from './texts.ts';

interface OriginDialogProps {
  app: AppName;
  version: string;
  onClose: () => void;
}

/** Where a stored version comes from, who signed it, and what it is made of. */
export function OriginDialog({ app, version, onClose }: OriginDialogProps) {
  const { data, error } = useReleaseOriginQuery({ app, version });
  return (
    <Dialog title={texts.title(version)} onClose={onClose}>
      {!data && error === undefined && <p role="status">{texts.loading}</p>}
      {error !== undefined && (
        <p role="alert">
          {texts.failed} {errorMessage(error)}
        </p>
      )}
      {data && <Facts app={app} version={version} origin={data} />}
      <DialogActions>
        <Button look="secondary" onClick={onClose}>
          {texts.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type FactsProps = Omit<OriginDialogProps, 'onClose'> & { origin: ReleaseOrigin };

function Facts({ app, version, origin }: FactsProps) {
  const { provenance, signature, promotedFrom, triedOn, packages } = origin;
  const [download, { isLoading, error }] = useDownloadMutation();
  const path = pathTo('GET /releases/:app/:version/sbom', { params: { app, version } });
  return (
    <dl className={styles['change']}>
      {provenance ? (
        <Sources provenance={provenance} />
      ) : (
        <Fact name={texts.sources}>{texts.unknown}</Fact>
      )}
      <Fact name={texts.signature}>{signature ? <Signed {...signature} /> : texts.unsigned}</Fact>
      {promotedFrom !== null && <Fact name={texts.promotedFrom}>{promotedFrom}</Fact>}
      {triedOn !== null && <Fact name={texts.triedOn}>{triedOn}</Fact>}
      <Fact name={texts.packages}>
        {packages === null ? (
          texts.noSbom
        ) : (
          <>
            <span>{texts.count(packages)}</span>
            <Button
              look="quiet"
              size="small"
              isBusy={isLoading}
              onClick={() => void download({ path, fallback: `${app}-${version}-sbom.json` })}
            >
              {texts.download}
            </Button>
          </>
        )}
        {error !== undefined && <span role="alert">{errorMessage(error)}</span>}
      </Fact>
    </dl>
  );
}

function Sources({ provenance }: { provenance: Provenance }) {
  const { commit, isDirty, builtBy, pipeline, node, packageManager, builtAt } = provenance;
  return (
    <>
      <Fact name={texts.sources}>
        {commit === null ? texts.noRepository : <Version of={commit} />}
        {isDirty === true && <span className={styles['soft']}>{texts.dirty}</span>}
      </Fact>
      <Fact name={texts.builtBy}>{builtBy}</Fact>
      <Fact name={texts.pipeline}>
        {pipeline !== null && /^https?:/.test(pipeline) ? (
          <a href={pipeline} rel="noreferrer">
            {pipeline}
          </a>
        ) : (
          (pipeline ?? texts.noPipeline)
        )}
      </Fact>
      <Fact name={texts.tools}>{texts.builtWith(node, packageManager)}</Fact>
      <Fact name={texts.builtAt}>
        <When at={Date.parse(builtAt)} />
      </Fact>
    </>
  );
}

function Signed({ signedBy, publicKey, isGood }: NonNullable<ReleaseOrigin['signature']>) {
  return (
    <>
      <span>{isGood ? texts.signed(signedBy) : texts.bad(signedBy)}</span>
      <Version of={publicKey} />
    </>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd className={styles['origin']}>{children}</dd>
  </div>
);
