import { useState } from 'react';
import { routes } from 'shared-api/contract/pages/paths';
import type { NewOverride, Override } from 'shared-api/contract/releases/overrides';
import { Button } from 'shared-ui/Button';
import { classNames } from 'shared-ui/classNames';
import styles from '../apps/AppPanel.module.css';
import { EndDialog } from '../dialogs/EndDialog.tsx';
import { useEndOverrideMutation, useOverridesQuery } from '../releasesApi.ts';
import { ManagedPanel } from '../ManagedPanel.tsx';
import { OverrideDialog } from './OverrideDialog.tsx';
import { OverrideTable } from './OverrideTable.tsx';
import { texts } from './texts.ts';

/** Apps that come from developers' machines, which Admins take in their own browser and end in any. */
export function OverridesPanel() {
  const answer = useOverridesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [isBeginning, setBeginning] = useState(false);
  const [begun, setBegun] = useState<NewOverride>();
  const [ended, setEnded] = useState<Override>();
  return (
    <ManagedPanel
      words={texts}
      answer={answer}
      make={texts.begin}
      onMake={() => setBeginning(true)}
      above={begun && <Begun {...begun} />}
      list={(results) => <OverrideTable overrides={results} onEnd={setEnded} />}
    >
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
    </ManagedPanel>
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
