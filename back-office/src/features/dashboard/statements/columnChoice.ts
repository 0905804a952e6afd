import { texts } from '../texts.ts';

const t = texts.mapping;

/** Which column holds what, as the form has it; '' for none. */
export interface ColumnChoice {
  day: string;
  dayFormat: string;
  description: string;
  amount: string;
  /** What a positive amount is. */
  sign: string;
  moneyIn: string;
  moneyOut: string;
  currency: string;
  account: string;
}

export const noColumns: ColumnChoice = {
  day: '',
  dayFormat: 'ymd',
  description: '',
  amount: '',
  sign: 'in',
  moneyIn: '',
  moneyOut: '',
  currency: '',
  account: '',
};

type Chosen =
  | { mapping: Record<string, unknown>; errors?: undefined }
  | { mapping?: undefined; errors: Partial<ColumnChoice> };

/** The mapping that a person has chosen, or what is missing of it. */
export function chosenMapping(choice: ColumnChoice): Chosen {
  const { day, dayFormat, description, sign, amount, ...others } = choice;
  const hasMoney = amount !== '' || choice.moneyIn !== '' || choice.moneyOut !== '';
  const errors: Partial<ColumnChoice> = {
    ...(day === '' && { day: t.missing }),
    ...(description === '' && { description: t.missing }),
    ...(!hasMoney && { amount: t.missingAmount }),
  };
  if (Object.keys(errors).length > 0) return { errors };
  const given = Object.entries(others).filter(([, column]) => column !== '');
  return {
    mapping: {
      day,
      dayFormat,
      description: [description],
      ...(amount !== '' && { amount, outIsPositive: sign === 'out' }),
      ...Object.fromEntries(given),
    },
  };
}
