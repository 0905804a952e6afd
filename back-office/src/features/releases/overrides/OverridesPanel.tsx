import { useId, useState } from 'react';
import { errorMessage } from 'shared-api/client';
import { routes } from 'shared-api/contract/pages/paths';
import type { NewOverride, Override } from 'shared-api/contract/releases/overrides';
import { Button } from 'shared-ui/Button';
import { classNames } from 'shared-ui/classNames';
import styles from '../apps/AppPanel.module.css';
import { EndDialog } from '../dialogs/EndDialog.tsx';
import { useEndOverrideMutation, useOverridesQuery } from '../releasesApi.ts';
import page from '../ReleasesPage.module.css';
import { OverrideDialog } from './OverrideDialog.tsx';
import { OverrideTable } from './OverrideTable.tsx';
import { texts } from './texts.ts';

/** Apps that come from developers' machines, which Admins take in their own browser and end in any. */
export function OverridesPanel() {
  const id = useId();
  const { data, error, isFetching, refetch } = useOverridesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [isBeginning, setBeginning] = useState(false);
  const [begun, setBegun] = useState<NewOverride>();
  const [ended, setEnded] = useState<Override>();
  return (
    <section className={page['panel']} aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id} className={styles['name']}>
          {texts.title}
        </h2>
        <Button look="secondary" size="small" onClick={() => setBeginning(true)}>
          {texts.begin}
        </Button>
      </div>
      <p className={styles['nothing']}>{texts.intro}</p>
      {begun && <Begun {...begun} />}
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
        <OverrideTable overrides={data.results} onEnd={setEnded} />
      )}
      {isBeginning && (
        <OverrideDialog
          onClose={() => setBeginning(false)}
          onDone={(done) => {
            setBeginning(false);
            setBegun(done);
          }}
        />
      )}
      {ended && (
        <EndOverride
          override={ended}
          onClose={() => setEnded(undefined)}
          onDone={() => {
            setEnded(undefined);
            setBegun(undefined);
          }}
        />
      )}
    </section>
  );
}

/** What was begun, and how to see it: a page takes it up when it is loaded. */
function Begun({ app, origin }: NewOverride) {
  const look = (): void => {
    if (app === 'back-office') window.location.reload();
    else window.location.assign(routes.home());
  };
  return (
    <div role="status" className={classNames(styles['result'], styles['wraps'])}>
      <p>{texts.begun(app, origin)}</p>
      <Button look="secondary" size="small" onClick={look}>
        {texts.open[app]}
      </Button>
    </div>
  );
}

interface EndOverrideProps {
  override: Override;
  onClose: () => void;
  onDone: () => void;
}

function EndOverride({ override: { id, app, by }, onClose, onDone }: EndOverrideProps) {
  const [end, { isLoading }] = useEndOverrideMutation();
  return (
    <EndDialog
      title={texts.endTitle(app, by)}
      text={texts.endText}
      label={texts.endIt}
      result={by}
      isBusy={isLoading}
      send={() => end({ id })}
      onClose={onClose}
      onDone={onDone}
    />
  );
}
