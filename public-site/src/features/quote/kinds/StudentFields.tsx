import { useRef } from 'react';
import { quoteWords } from 'shared-api/contract/quotes/quoteWords';
import { buildings, findBuilding } from 'shared-api/contract/quotes/buildings';
import { partName, type FormText } from 'shared-api/contract/quotes/formText';
import { rooms } from 'shared-api/contract/quotes/buildings';
import { Field } from 'shared-ui/Field';
import { Select } from 'shared-ui/Select';
import { FieldPair } from '../../../forms/PublicForm.tsx';
import { Choice, ChoiceGroup } from '../ChoiceGroup.tsx';
import { DealChoice } from './DealChoice.tsx';
import styles from '../QuoteForm.module.css';
import { QuoteField, type QuoteFieldsProps } from '../QuoteFields.tsx';
import {
  chooseBuilding,
  chooseFullUnit,
  choosePart,
  chooseUnit,
  roomsOfUnit,
} from './studentChoice.ts';
import { texts } from '../texts.ts';

/** Every part that a unit may have. */
const allParts = [texts.fullUnit, texts.commonArea, ...rooms.map(texts.room)];

/**
 * How often, when, where, and which parts of a student unit (docs/product/records.md,
 * docs/product/behaviour.md).
 */
export function StudentFields({ declared, onChangeAll, ...rest }: QuoteFieldsProps) {
  const { values, errors, isDisabled, hasScripts } = rest;
  const { building = '' } = values;
  const rendered = quoteWords.labelled(declared);
  const field = (name: string) => rendered.filter((found) => found.name === name);
  const ofUnit = roomsOfUnit(values);
  // Before a unit is chosen all stand there, to be chosen later. Without scripts nothing depends on what is
  // chosen.
  const shown = hasScripts && ofUnit.length > 0 ? ofUnit : rooms;
  const areDisabled = isDisabled || (hasScripts && ofUnit.length === 0);
  const isFull = (values['fullUnit'] ?? '') !== '';
  const full = useRef<HTMLInputElement>(null);
  /** The last part makes it the whole, which takes the place of the parts, and so of the focus. */
  function choose(name: string, isChosen: boolean): void {
    const changes = choosePart(values, name, isChosen);
    onChangeAll(changes);
    if (changes['fullUnit']) full.current?.focus();
  }
  return (
    <>
      <DealChoice
        deal={values['deal'] ?? ''}
        isDisabled={isDisabled}
        onChange={(deal) => rest.onChange('deal', deal)}
      />
      <FieldPair>
        {field('timestamp').map((found) => (
          <QuoteField key={found.name} field={found} {...rest} />
        ))}
      </FieldPair>
      <FieldPair>
        <Select
          name="building"
          label={texts.building}
          error={errors['building']}
          value={building}
          empty={texts.chooseBuilding}
          disabled={isDisabled}
          options={buildings.map(({ name }) => ({ value: name, label: name }))}
          onChange={({ target }) => onChangeAll(chooseBuilding(target.value))}
        />
        <UnitSelect
          building={hasScripts ? building : undefined}
          unit={values['unit'] ?? ''}
          error={errors['unit']}
          isDisabled={isDisabled}
          onChange={(unit) => onChangeAll(chooseUnit(unit))}
        />
      </FieldPair>
      <ChoiceGroup legend={texts.parts} error={errors['rooms']} reserved={allParts}>
        <Choice
          ref={full}
          name="fullUnit"
          label={texts.fullUnit}
          isChosen={isFull}
          isDisabled={areDisabled}
          onChange={(isChosen) => onChangeAll(chooseFullUnit(values, isChosen))}
        />
        {isFull ? (
          <p className={styles['hint']}>{texts.fullUnitHint(shown.length)}</p>
        ) : (
          <Parts rooms={shown} values={values} areDisabled={areDisabled} onChoose={choose} />
        )}
      </ChoiceGroup>
      {field('email').map((found) => (
        <QuoteField key={found.name} field={found} {...rest} />
      ))}
    </>
  );
}

interface UnitSelectProps {
  /** Whose units are shown; undefined shows all, each under its building. */
  building: string | undefined;
  unit: string;
  error: string | undefined;
  isDisabled: boolean;
  onChange: (unit: string) => void;
}

function UnitSelect({ building, unit, error, isDisabled, onChange }: UnitSelectProps) {
  const chosen = findBuilding(building ?? '');
  const options = (units: readonly string[]) =>
    units.map((name) => (
      <option key={name} value={name}>
        {name}
      </option>
    ));
  return (
    <Field label={texts.unit} error={error}>
      {(control) => (
        <select
          {...control}
          name="unit"
          value={unit}
          disabled={isDisabled || (building !== undefined && !chosen)}
          onChange={({ target }) => onChange(target.value)}
        >
          <option value="">{texts.chooseUnit}</option>
          {building === undefined
            ? buildings.map(({ name, units }) => (
                <optgroup key={name} label={name}>
                  {options(units)}
                </optgroup>
              ))
            : options(chosen?.units ?? [])}
        </select>
      )}
    </Field>
  );
}

interface PartsProps {
  rooms: readonly string[];
  values: FormText;
  areDisabled: boolean;
  onChoose: (name: string, isChosen: boolean) => void;
}

/** The parts of a unit, each to be chosen. */
const Parts = ({ rooms: shown, values, areDisabled, onChoose }: PartsProps) =>
  [
    { name: 'commonArea', label: texts.commonArea },
    ...shown.map((room) => ({ name: partName('rooms', room), label: texts.room(room) })),
  ].map(({ name, label }) => (
    <Choice
      key={name}
      name={name}
      label={label}
      isChosen={(values[name] ?? '') !== ''}
      isDisabled={areDisabled}
      onChange={(isChosen) => onChoose(name, isChosen)}
    />
  ));
