import * as yup from 'yup';

/**
 * The object schema of a call's query or body, with its fields.
 * @throws TypeError if it was not made by `yup.object`
 */
export function objectOf(schema: yup.ISchema<yup.AnyObject>): yup.ObjectSchema<yup.AnyObject> {
  if (schema instanceof yup.ObjectSchema) return schema as yup.ObjectSchema<yup.AnyObject>;
  throw new TypeError('Queries and bodies of calls are made by yup.object.');
}
