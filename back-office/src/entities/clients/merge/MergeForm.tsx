// The frame comes first: its styles stand before those of other components.
import { PartState } from '../../../frame/PartState.tsx';
import { Refusal } from '../../../frame/failures/Refusal.tsx';
import { refusalOf } from '../../../frame/failures/refusalOf.ts';
import { useAgainAfterLogin } from '../../../frame/useAgainAfterLogin.ts';
import { useState } from 'react';
import { showMessage, useDispatch } from 'shared-api/client';
import {
  mergeSides,
  type MergeField,
  type MergePreview,
  type MergeSide,
} from 'shared-api/contract/entities/merging/merge';
import { Button } from 'shared-ui/Button';
import { DialogActions } from 'shared-ui/Dialog';
import { DialogFailure } from 'shared-ui/DialogFailure';
import { Radio } from 'shared-ui/Radio';
import { namesApart } from './clientNames.ts';
import { useMergeClientsMutation, useMergePreviewQuery } from './mergeApi.ts';
import styles from './MergeDialog.module.css';
import { MergeTables } from './MergeTables.tsx';
import { showField } from './showField.ts';
import { texts } from './texts.ts';

interface MergeFormProps {
  id: number;
  otherId: number;
  onBack: () => void;
  onClose: () => void;
}

/** What merging two clients does, with the choices that somebody has. */
export function MergeForm({ id, otherId, onBack, onClose }: MergeFormProps) {
  const { currentData, isFetching, error, refetch } = useMergePreviewQuery(
    { id, otherId },
    { refetchOnMountOrArgChange: true },
  );
  useAgainAfterLogin(error, refetch);
  // Above the choices: these are made anew where one of the two was changed meanwhile, which has to be told.
  const [refused, setRefused] = useState<unknown>();
  if (currentData) {
    const { kept, merged } = currentData;
    // What is chosen is of these two as they are: of a newer preview it is chosen anew.
    return (
      <Choices
        key={`${kept.version} ${merged.version}`}
        preview={currentData}
        isStale={isFetching}
        refused={refused}
        onRefused={(failure) => {
          setRefused(failure);
          void refetch();
        }}
        onBack={onBack}
        onClose={onClose}
      />
    );
  }
  return (
    <>
      <PartState
        loading={texts.loading}
        failed={texts.failed}
        error={error}
        onRetry={() => void refetch()}
      />
      <DialogActions>
        <Button look="secondary" onClick={onBack}>
          {texts.back}
        </Button>
      </DialogActions>
    </>
  );
}

interface ChoicesProps extends Pick<MergeFormProps, 'onBack' | 'onClose'> {
  preview: MergePreview;
  /** Whether a newer one is on its way: what is shown would only be refused again. */
  isStale: boolean;
  /** Why it was not done when it was last tried. */
  refused: unknown;
  onRefused: (error: unknown) => void;
}

function Choices({ preview, isStale, refused, onRefused, onBack, onClose }: ChoicesProps) {
  const { kept, merged, fields } = preview;
  const names = namesApart(kept.name, merged.name);
  const dispatch = useDispatch();
  const [sides, setSides] = useState<Partial<Record<MergeField, MergeSide>>>({});
  const [merge, { isLoading }] = useMergeClientsMutation();

  async function submit(): Promise<void> {
    const takes = fields
      .filter(({ name, isChoice, take }) => isChoice && (sides[name] ?? take) === 'merged')
      .map(({ name }) => name);
    const { data, error: failure } = await merge({
      id: kept.id,
      version: kept.version,
      otherId: merged.id,
      otherVersion: merged.version,
      takes,
    });
    if (data) {
      const path = `/client-merges/${data.mergeId}/undo/`;
      dispatch(showMessage({ text: data.message, undo: { path, body: {} } }));
      onClose();
    } else onRefused(refusalOf(failure));
  }

  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <p>{texts.intro(names.merged, names.kept)}</p>
      <FieldChoices
        preview={preview}
        sides={sides}
        onChoose={(name, side) => setSides({ ...sides, [name]: side })}
      />
      <MergeTables preview={preview} />
      {refused !== undefined && (
        <DialogFailure of={refused}>
          <Refusal error={refused} />
        </DialogFailure>
      )}
      <DialogActions>
        <Button look="secondary" disabled={isLoading} onClick={onBack}>
          {texts.back}
        </Button>
        <Button type="submit" isBusy={isLoading || isStale}>
          {texts.submit}
        </Button>
      </DialogActions>
    </form>
  );
}

interface FieldChoicesProps {
  preview: MergePreview;
  sides: Readonly<Partial<Record<MergeField, MergeSide>>>;
  onChoose: (name: MergeField, side: MergeSide) => void;
}

/** Where both have something, and not the same, one is chosen; the rest is told. */
function FieldChoices({ preview, sides, onChoose }: FieldChoicesProps) {
  const { fields, kept, merged } = preview;
  const names = namesApart(kept.name, merged.name);
  const others = fields.filter(({ isChoice }) => !isChoice);
  return (
    <section className={styles['part']} aria-labelledby="merge-fields">
      <h3 id="merge-fields" className={styles['title']}>
        {texts.fields}
      </h3>
      <p className={styles['hint']}>{texts.fieldsHint}</p>
      {others.length < fields.length && (
        <p className={styles['sides']} aria-hidden="true">
          {mergeSides.map((side) => (
            <span key={side}>{names[side]}</span>
          ))}
        </p>
      )}
      {fields
        .filter(({ isChoice }) => isChoice)
        .map((field) => (
          <fieldset key={field.name} className={styles['field']}>
            <legend>{texts.field[field.name]}</legend>
            {mergeSides.map((side) => (
              <Radio
                key={side}
                name={field.name}
                label={showField(field.name, field[side])}
                checked={(sides[field.name] ?? field.take) === side}
                onChoose={() => onChoose(field.name, side)}
              />
            ))}
          </fieldset>
        ))}
      {others.length > 0 && (
        <details className={styles['same']}>
          <summary>{texts.same}</summary>
          <dl>
            {others.map(({ name, take, ...values }) => (
              <div key={name}>
                <dt>{texts.field[name]}</dt>
                <dd>{showField(name, values[take])}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </section>
  );
}
