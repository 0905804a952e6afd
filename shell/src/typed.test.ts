import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { restoreTyped, watchTyping } from './typed.ts';

const form = `<form>
  <input name="name"><textarea name="message"></textarea>
  <input name="day" value="1"><input name="day" value="2">
  <input type="checkbox" name="basement"><select name="kind"><option>a<option>b</select>
  <input type="password" name="password"><input name="number" autocomplete="cc-number">
  <button type="button"></button></form>`;

const field = (selector: string) => document.querySelector<HTMLInputElement>(selector);

function type(selector: string, value: string): void {
  const found = field(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  found.value = value;
  found.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Navigates to another address with its own fields, as the shell does. */
function goTo(path: string, fields = form, isReturn = false): void {
  window.history.pushState({}, '', path);
  document.body.innerHTML = fields;
  restoreTyped(isReturn);
}

const leave = (): void => void window.dispatchEvent(new Event('pagehide'));
/** Lets the page's clock go on until what was typed is kept. */
const pause = () => jest.advanceTimersByTimeAsync(400);

let end = (): void => undefined;

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  goTo('/');
  end = watchTyping();
  type('[name=name]', 'Ann');
  type('textarea', 'two\nlines');
  type('[name=day]:nth-of-type(2)', '22');
  type('select', 'b');
  type('[name=password]', 'secret');
  type('[name=number]', '4242');
  field('[name=basement]')?.click();
});
afterEach(() => {
  end();
  // Also ends a restoration that is still going on.
  sessionStorage.clear();
  goTo('/');
  jest.useRealTimers();
});

describe('what was typed', () => {
  it('is given back to the same fields, which hear of it', () => {
    leave();
    document.body.innerHTML = form;
    const heard: string[] = [];
    document.body.addEventListener('input', ({ target }) => {
      heard.push((target as HTMLInputElement).name);
    });
    restoreTyped(true);
    expect(field('[name=name]')?.value).toBe('Ann');
    expect(field('textarea')?.value).toBe('two\nlines');
    expect(field('[name=day]:nth-of-type(2)')?.value).toBe('22');
    expect(field('[name=basement]')?.checked).toBe(true);
    expect(field('select')?.value).toBe('b');
    expect(heard).toEqual(expect.arrayContaining(['name', 'message', 'kind', 'basement']));
  });

  it('is kept while somebody types, without their leaving', async () => {
    await pause();
    expect(sessionStorage.getItem('typed')).toContain('Ann');
  });

  it('is kept when a button changes it', async () => {
    await pause();
    const day = field('[name=day]');
    field('button')?.addEventListener('click', () => day && (day.value = '7'));
    field('button')?.click();
    await pause();
    goTo('/');
    expect(field('[name=day]')?.value).toBe('7');
  });

  it('is forgotten when the browser has sent it', () => {
    document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true }));
    goTo('/');
    expect(field('[name=name]')?.value).toBe('');
  });

  it('is kept while it is sent, and forgotten when the form is gone for its answer', async () => {
    const sent = document.querySelector('form');
    sent?.addEventListener('submit', (event) => event.preventDefault());
    sent?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await pause();
    expect(sessionStorage.getItem('typed')).toContain('Ann');
    document.body.innerHTML = '<p>Thank you.</p>';
    await pause();
    expect(sessionStorage.getItem('typed')).toBeNull();
  });

  it('is given back to who returns from the page of its answer, and to nobody else', async () => {
    const sent = document.querySelector('form');
    sent?.addEventListener('submit', (event) => event.preventDefault());
    sent?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    goTo('/quote-answer/secret', '<p>Quote</p>');
    await pause();
    goTo('/', form, true);
    expect(field('[name=name]')?.value).toBe('Ann');
    goTo('/');
    expect(field('[name=name]')?.value).toBe('');
    goTo('/', form, true);
    expect(field('[name=name]')?.value).toBe('');
  });

  it('is not kept of staff, whose editors keep drafts', () => {
    goTo('/admin/clients/1');
    type('[name=name]', 'Bob');
    leave();
    goTo('/admin/clients/1');
    expect(field('[name=name]')?.value).toBe('');
  });

  it('leaves out secrets and cards', () => {
    leave();
    expect(sessionStorage.getItem('typed')).toContain('Ann');
    expect(sessionStorage.getItem('typed')).not.toMatch(/secret|4242/);
  });

  it('is given to fields that appear later', async () => {
    leave();
    goTo('/', '');
    document.body.innerHTML = form;
    await pause();
    expect(field('[name=name]')?.value).toBe('Ann');
  });

  it('is given to a list once it has the choice', async () => {
    leave();
    goTo('/', '<form><select name="kind"></select></form>');
    const list = field('select');
    if (list) list.innerHTML = '<option>a<option>b';
    await pause();
    expect(list?.value).toBe('b');
  });

  it('stays away from another page', () => {
    leave();
    goTo('/elsewhere');
    expect(field('[name=name]')?.value).toBe('');
  });

  it('stays away from another page whose address comes before its fields', async () => {
    window.history.pushState({}, '', '/elsewhere');
    window.dispatchEvent(new Event('popstate'));
    type('[name=name]', 'Ann B.');
    await pause();
    goTo('/elsewhere');
    expect(field('[name=name]')?.value).toBe('');
    goTo('/');
    expect(field('[name=name]')?.value).toBe('Ann B.');
  });

  it('is not taken from a page that was left at once', async () => {
    goTo('/elsewhere');
    type('[name=name]', 'Bob');
    goTo('/');
    expect(field('[name=name]')?.value).toBe('Ann');
    await pause();
    goTo('/');
    expect(field('[name=name]')?.value).toBe('Ann');
  });
});
