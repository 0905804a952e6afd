import { expect, it } from '@jest/globals';
import { fieldsOf } from '../../fields/fieldsOf.ts';
import { withPoints } from '../../fields/typedFields.ts';
import { describeForms } from './describeForms.ts';
import { emptyForm } from '../formText.ts';
import { quoteKindNames, quoteSchemaOf } from '../kinds.ts';
import { quoteFormOf } from './quoteForms.ts';
import { quoteWords } from '../quoteWords.ts';
import { recordedForms } from './recordedForms.ts';

it('the forms are recorded as their kinds declare them (if not: npm run contract)', () => {
  expect(recordedForms).toEqual(describeForms());
});

it.each(quoteKindNames)('the form of %s is drawn as its schema says', (kind) => {
  const form = quoteFormOf(kind);
  const schema = quoteSchemaOf(kind);
  expect(fieldsOf(form)).toEqual(fieldsOf(schema));
  expect(quoteWords.labelled(form)).toEqual(quoteWords.labelled(schema));
  expect(emptyForm(form)).toEqual(emptyForm(schema));
});

it('reads a number as the page writes it, as the schema does', () => {
  const typed = { totalArea: '1 250,5' };
  expect(withPoints(quoteFormOf('floor'), typed, 'fr')).toEqual(
    withPoints(quoteSchemaOf('floor'), typed, 'fr'),
  );
});
