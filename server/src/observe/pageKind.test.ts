import { expect, it } from '@jest/globals';
import { pageKind } from './pageKind.ts';

it.each([
  ['/', 'home'],
  ['/fr/contact-us', 'contact'],
  ['/services/Janitorial/Carpet', 'service'],
  ['/services-all', 'services'],
  ['/gallery/3', 'gallery'],
  ['/admin/board', 'board'],
  ['/admin/account', 'account'],
  ['/admin/clients', 'list'],
  ['/admin/clients/5', 'editor'],
  ['/never-heard-of', 'other'],
  // Names that every JavaScript object inherits.
  ['/constructor', 'other'],
  ['/__proto__', 'other'],
])('the figures of %s are those of: %s', (path, kind) => expect(pageKind(path)).toBe(kind));
