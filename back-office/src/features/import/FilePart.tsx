import { useEffect } from 'react';
import { api, useDispatch } from 'shared-api/client';
import type { Import } from 'shared-api/contract/entities/importing/imports';
import { routes } from 'shared-api/contract/pages/officePaths';
import { Link } from 'shared-ui/router';
import { PartState } from '../../frame/PartState.tsx';
import { useAgainAfterLogin } from '../../frame/useAgainAfterLogin.ts';
import { DonePart } from './DonePart.tsx';
import { useImportFileQuery } from './importApi.ts';
import styles from './ImportPage.module.css';
import { CheckPart } from './mapping/CheckPart.tsx';
import { RunningPart } from './RunningPart.tsx';
import { texts } from './texts.ts';

/** Milliseconds between two looks at an import that is under way. */
const lookEvery = 1000;

/** One file, in the state in which it is. */
export function FilePart({ id }: { id: number }) {
  const { data, error, refetch } = useImportFileQuery(id, { refetchOnMountOrArgChange: true });
  const isQueued = data?.state === 'queued';
  // Asked for again while it is under way.
  useImportFileQuery(id, { pollingInterval: isQueued ? lookEvery : 0 });
  useAgainAfterLogin(error, refetch);
  useFreshLists(data?.state);
  return (
    <>
      <Link to={routes.imports()} className={styles['back']}>
        <span aria-hidden="true">‹ </span>
        {texts.back}
      </Link>
      {data ? (
        <>
          <h1 className={styles['title']}>{texts.file(data.name, data.entity, data.rows)}</h1>
          <Part found={data} />
        </>
      ) : (
        <PartState
          loading={texts.loading}
          failed={texts.failed}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
    </>
  );
}

function Part({ found }: { found: Import }) {
  if (found.state === 'open') return <CheckPart found={found} />;
  if (found.state === 'queued') return <RunningPart progress={found.progress} />;
  return <DonePart found={found} />;
}

/** Lists that were loaded before are asked for again once an import has ended here. */
function useFreshLists(state: Import['state'] | undefined): void {
  const dispatch = useDispatch();
  useEffect(() => {
    if (state === 'done') dispatch(api.util.invalidateTags(['list', 'record']));
  }, [state, dispatch]);
}
