import { defineEditor } from '../Editor.ts';
import { ServiceActions } from './ServiceActions.tsx';

export const servicesEditor = defineEditor<'services'>({
  Actions: ServiceActions,
});
