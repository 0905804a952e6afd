import { expect, it } from '@jest/globals';
import { typedBefore } from './typedBefore.ts';

/** A form as the server sent it. */
function formOf(html: string): HTMLFormElement {
  const form = document.createElement('form');
  form.innerHTML = html;
  return form;
}

it('leaves out what stands as the server sent it, and fields without a name', () => {
  const form = formOf(`
    <input name="email" value="ann@example.com" />
    <input name="days.Monday" type="checkbox" checked />
    <select name="room"><option value="">Choose</option><option selected>2</option></select>
    <textarea name="message">Hello</textarea>
    <input />
  `);
  const nameless = form.querySelector<HTMLInputElement>('input:not([name])');
  if (nameless) nameless.value = 'typed';
  expect(typedBefore(form)).toEqual({});
});

it('gives what was typed, ticked, unticked and chosen', () => {
  const form = formOf(`
    <input name="email" value="" />
    <input name="days.Monday" type="checkbox" />
    <input name="days.Friday" type="checkbox" checked />
    <input name="deal" type="radio" value="" checked />
    <input name="deal" type="radio" value="8" />
    <select name="room"><option value="">Choose</option><option>2</option></select>
    <textarea name="message"></textarea>
  `);
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  field('email').value = 'ann@example.com';
  field('days.Monday').checked = true;
  field('days.Friday').checked = false;
  form.querySelectorAll<HTMLInputElement>('[name="deal"]')[1]?.click();
  field('room').value = '2';
  field('message').value = 'Hello';
  expect(typedBefore(form)).toEqual({
    email: 'ann@example.com',
    'days.Monday': 'on',
    'days.Friday': '',
    deal: '8',
    room: '2',
    message: 'Hello',
  });
});

it('gives nothing where there is no form', () => expect(typedBefore(null)).toEqual({}));
