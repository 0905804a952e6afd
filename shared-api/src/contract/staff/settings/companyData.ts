import * as yup from 'yup';
import type { Company } from '../../company/company.ts';
import * as answer from '../../fields/answers.ts';
import { basedOn } from '../../fields/requestFields.ts';
import { shown, untrimmed } from '../../fields/shownLine.ts';
import { fault, type Fault } from '../../messages/faults.ts';
import { isEmailAddress } from '../../values/emailAddress.ts';
import { settingsAnswer, settingsEntry } from './settings.ts';

/** The longest text of a field. */
const most = 100;

const line = () =>
  yup
    .string()
    .strict()
    .required(fault('missing'))
    .max(most, fault('tooLong', { most }))
    .test('untrimmed', untrimmed)
    .test('shown', shown);

const like = (pattern: RegExp, why: Fault) =>
  line().matches(pattern, { message: why, excludeEmptyString: true });

/** What the company is called and how it is reached, as the office sets it. */
export const companyDataSchema = yup
  .object({
    version: basedOn(),
    legalName: line(),
    name: line(),
    cleaningName: line(),
    contractingName: line(),
    phone: like(/^\+?[\d ()-]{10,24}$/, fault('notCompanyPhone')),
    email: line().test('email', fault('notEmail'), (text) => text === '' || isEmailAddress(text)),
    hstNumber: like(/^\d{5} ?\d{4} ?RT ?\d{4}$/, fault('notHstNumber')),
    street: line(),
    city: line(),
    province: like(/^[A-Z]{2}$/, fault('notProvince')),
    postalCode: like(/^[ABCEGHJ-NPRSTVXY]\d[A-Z] \d[A-Z]\d$/, fault('notPostalCode')),
  })
  .strict()
  .meta({ labels: 'companyData' });

export type CompanyDataChange = yup.InferType<typeof companyDataSchema>;
export type CompanyData = Omit<CompanyDataChange, 'version'>;

/** The fields, in the order in which forms show them. */
export const companyDataNames = [
  ...(['legalName', 'name', 'cleaningName', 'contractingName'] as const),
  ...(['phone', 'email', 'street', 'city', 'province', 'postalCode', 'hstNumber'] as const),
] satisfies readonly (keyof CompanyData)[];

const texts = Object.fromEntries(companyDataNames.map((name) => [name, answer.text()])) as Record<
  keyof CompanyData,
  ReturnType<typeof answer.text>
>;

export const companyDataAnswer = settingsAnswer(texts);
export const companyDataEntry = settingsEntry(texts);

/** The part of a company that this is. */
export const dataOf = ({ legalName, name, brands, phone, email, hstNumber, address }: Company) =>
  ({
    legalName,
    name,
    cleaningName: brands.cleaning.name,
    contractingName: brands.contracting.name,
    phone,
    email,
    hstNumber,
    ...address,
  }) satisfies CompanyData;

/** A company with other data. */
export const withData = (company: Company, data: CompanyData): Company => {
  const { legalName, name, phone, email, hstNumber } = data;
  const { street, city, province, postalCode } = data;
  const { cleaning, contracting } = company.brands;
  return {
    ...company,
    legalName,
    name,
    phone,
    email,
    hstNumber,
    address: { street, city, province, postalCode },
    brands: {
      cleaning: { ...cleaning, name: data.cleaningName },
      contracting: { ...contracting, name: data.contractingName },
    },
  };
};
