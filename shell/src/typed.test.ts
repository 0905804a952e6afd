import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { giveTypedBack, keepTyped, watchTyping } from './typed.ts';

const form = `
  <input name="name"><textarea name="message"></textarea>
  <input name="day" value="1"><input name="day" value="2">
  <input type="checkbox" name="basement"><select name="kind"><option>a<option>b</select>
  <input type="password" name="password"><input name="number" autocomplete="cc-number">`;

const field = (selector: string) => document.querySelector<HTMLInputElement>(selector);

let end = (): void => undefined;
afterEach(() => end());

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = form;
  for (const [selector, value] of [
    ['[name=name]', 'Ann'],
    ['textarea', 'two\nlines'],
    ['[name=day]:nth-of-type(3)', '22'],
    ['select', 'b'],
    ['[name=password]', 'secret'],
    ['[name=number]', '4242'],
  ] as const) {
    const found = field(selector);
    if (found) found.value = value;
  }
  field('[name=basement]')?.click();
  keepTyped();
});

describe('what was typed', () => {
  it('is given back to the same fields, which hear of it', () => {
    document.body.innerHTML = form;
    const heard: string[] = [];
    document.body.addEventListener('input', ({ target }) => {
      heard.push((target as HTMLInputElement).name);
    });
    end = giveTypedBack();
    expect(field('[name=name]')?.value).toBe('Ann');
    expect(field('textarea')?.value).toBe('two\nlines');
    expect(field('[name=basement]')?.checked).toBe(true);
    expect(field('select')?.value).toBe('b');
    expect(heard).toEqual(expect.arrayContaining(['name', 'message', 'kind', 'basement']));
  });

  it('is forgotten when it is sent', () => {
    watchTyping();
    document.body.innerHTML = `<form>${form}</form>`;
    document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true }));
    end = giveTypedBack();
    expect(field('[name=name]')?.value).toBe('');
  });

  it('is not kept of staff, whose editors keep drafts', () => {
    window.history.replaceState({}, '', '/admin/clients/1');
    keepTyped();
    document.body.innerHTML = form;
    end = giveTypedBack();
    expect(field('[name=name]')?.value).toBe('');
    window.history.replaceState({}, '', '/');
  });

  it('leaves out secrets and cards', () => {
    expect(sessionStorage.getItem('typed')).not.toMatch(/secret|4242/);
  });

  it('is given to fields that appear later', async () => {
    document.body.innerHTML = '';
    end = giveTypedBack();
    document.body.innerHTML = form;
    await waitFor(() => expect(field('[name=name]')?.value).toBe('Ann'));
  });

  it('stays away from another page', () => {
    document.body.innerHTML = form;
    window.history.replaceState({}, '', '/elsewhere');
    end = giveTypedBack();
    expect(field('[name=name]')?.value).toBe('');
    window.history.replaceState({}, '', '/');
  });
});
