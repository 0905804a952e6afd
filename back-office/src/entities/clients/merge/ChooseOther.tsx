// The frame comes first: its styles stand before those of other components.
import { PartState } from '../../../frame/PartState.tsx';
import { useEffect, useRef, useState } from 'react';
import { useListInfiniteQuery, type RecordOf } from 'shared-api/client';
import { cleanSearch } from 'shared-api/contract/entities/list';
import type { MergeCandidate } from 'shared-api/contract/entities/merging/merge';
import { routes } from 'shared-api/contract/pages/officePaths';
import { Button } from 'shared-ui/Button';
import { Combobox } from 'shared-ui/Combobox';
import { DialogActions } from 'shared-ui/Dialog';
import { Link } from 'shared-ui/router';
import { firstName } from '../../names.ts';
import { nameOf, type OtherClient } from './clientNames.ts';
import { useMergeCandidatesQuery } from './mergeApi.ts';
import styles from './MergeDialog.module.css';
import { texts } from './texts.ts';

interface ChooseOtherProps {
  /** The client that is kept. */
  id: number;
  onChoose: (other: OtherClient) => void;
  onClose: () => void;
}

/** Chooses the client to merge: those with the same e-mail or phone first, then any. */
export function ChooseOther({ id, onChoose, onClose }: ChooseOtherProps) {
  const { data, error, refetch } = useMergeCandidatesQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <>
      <section className={styles['part']} aria-labelledby="merge-candidates">
        <h3 id="merge-candidates" className={styles['title']}>
          {texts.candidates}
        </h3>
        {data ? (
          <Candidates candidates={data.results} onChoose={onChoose} />
        ) : (
          <PartState
            loading={texts.loadingCandidates}
            failed={texts.candidatesFailed}
            error={error}
            onRetry={() => void refetch()}
          />
        )}
      </section>
      <SearchOther id={id} onChoose={onChoose} />
      <DialogActions>
        <Button look="secondary" onClick={onClose}>
          {texts.close}
        </Button>
      </DialogActions>
    </>
  );
}

interface CandidatesProps {
  candidates: readonly MergeCandidate[];
  onChoose: (other: OtherClient) => void;
}

function Candidates({ candidates, onChoose }: CandidatesProps) {
  if (candidates.length === 0) return <p>{texts.noCandidates}</p>;
  return (
    <ul className={styles['candidates']}>
      {candidates.map((one) => {
        const name = firstName(one.name, one.email) ?? texts.unnamed(one.id);
        return (
          <li key={one.id}>
            <span className={styles['who']}>
              <Link to={routes.editor('clients', one.id)}>{name}</Link>
              <small>
                {[one.email, one.phone, sameness(one)].filter(Boolean).join('\u00a0· ')}
              </small>
            </span>
            <Button
              look="secondary"
              aria-label={texts.chooseNamed(name)}
              onClick={() => onChoose({ id: one.id, name })}
            >
              {texts.choose}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

function sameness({ sameEmail, samePhone }: MergeCandidate): string {
  if (sameEmail && samePhone) return texts.sameBoth;
  return sameEmail ? texts.sameEmail : texts.samePhone;
}

/** Milliseconds of rest before the server is asked. */
const pause = 300;

const inShort = ({ fullName, companyName, email, phoneNumber }: RecordOf<'clients'>): string =>
  [fullName, companyName, email, phoneNumber].filter(Boolean).join(', ');

function SearchOther({ id, onChoose }: Pick<ChooseOtherProps, 'id' | 'onChoose'>) {
  const [search, setSearch] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const list = useListInfiniteQuery({ entity: 'clients', search });
  // Records of a list are always of its entity.
  const found = (list.currentData?.pages ?? []).flatMap(
    ({ results }) => results as unknown as RecordOf<'clients'>[],
  );
  return (
    <Combobox
      name="other"
      label={texts.search}
      hint={texts.searchHint}
      items={found.filter((one) => one.id !== id)}
      itemKey={(one) => one.id}
      itemText={inShort}
      chosen={null}
      isLoading={list.isFetching}
      onChoose={(one) => {
        if (one) onChoose({ id: one.id, name: nameOf(one) });
      }}
      onSearch={(text) => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => setSearch(cleanSearch(text).trim()), pause);
      }}
      onNearEnd={() => {
        if (list.hasNextPage && !list.isFetching) void list.fetchNextPage();
      }}
    />
  );
}
