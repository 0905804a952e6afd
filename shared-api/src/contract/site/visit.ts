import * as yup from 'yup';
import * as answer from '../fields/answers.ts';
import { longText, text, visitorPhone } from '../fields/fields.ts';
import { isDay } from '../fields/isDay.ts';
import { fault } from '../messages/faults.ts';
import { formKey } from '../quotes/rules.ts';
import { isEmailAddress } from '../values/emailAddress.ts';
import { formats } from '../values/formats.ts';
import { isFilled } from '../values/isFilled.ts';
import { uuid } from '../values/uuid.ts';
import { photoLimits, visitServices, visitTimes } from './visitLimits.ts';

/**
 * What asks for a visit to a site that is priced after it (docs/product/pages.md "Service page").
 * Photos are uploaded before, under the form's key.
 */
export const visitSchema = yup
  .object({
    service: yup
      .string()
      .strict()
      .typeError(fault('notText'))
      .required(fault('missing'))
      .oneOf(visitServices, fault('notAmong', { options: visitServices })),
    name: text().test('filled', fault('missing'), isFilled),
    email: text().required(fault('notEmail')).test('email', fault('notEmail'), isEmailAddress),
    phone: visitorPhone().test('filled', fault('missing'), isFilled),
    address: text().test('filled', fault('missing'), isFilled),
    postalCode: text().test(
      'postalCode',
      fault('noVisitPostalCode'),
      (value: unknown) =>
        typeof value === 'string' && formats.postalCode.fault(value) === undefined,
    ),
    message: longText().test('blank', fault('blankVisit'), isFilled),
    /** `YYYY-MM-DD`; empty where any day will do. */
    day: text()
      .defined(fault('missing'))
      .test('day', fault('noDate'), (value) => value === '' || isDay(value)),
    time: text()
      .defined(fault('missing'))
      .oneOf(['', ...visitTimes], fault('notAmong', { options: visitTimes })),
    formKey: formKey(),
    photos: yup
      .array(
        yup
          .string()
          .strict()
          .required(fault('missing'))
          .matches(uuid, { message: fault('notUuid') }),
      )
      .strict()
      .typeError(fault('notText'))
      .max(photoLimits.count, fault('tooManyPhotos', { most: photoLimits.count }))
      .optional(),
  })
  .meta({ labels: 'visit' });

export type VisitRequest = yup.InferType<typeof visitSchema>;

/** A photo that was uploaded for a request that has not been sent yet. */
export const uploadedPhoto = answer.object({
  id: answer.text(),
  /** The file's name as it was sent. */
  name: answer.text(),
  /** A small copy as a `data:` address. */
  thumbnail: answer.text(),
});

export type UploadedPhoto = yup.InferType<typeof uploadedPhoto>;

/** A photo of a lead, as staff see it. */
export const leadPhoto = answer.object({
  id: answer.text(),
  name: answer.text(),
  thumbnail: answer.text(),
  /** Of the stored picture, in pixels. */
  width: answer.number(),
  height: answer.number(),
});

export type LeadPhoto = yup.InferType<typeof leadPhoto>;
