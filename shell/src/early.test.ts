import { beforeEach, expect, it, jest } from '@jest/globals';
import { partMissing } from './partMissing.ts';

jest.useFakeTimers();
await import('./early.ts');

let form: HTMLFormElement;
let sendAsPage: jest.SpiedFunction<() => void>;

beforeEach(() => {
  document.body.innerHTML = '<form method="post" data-replay=""><button>Send</button></form>';
  form = document.forms[0] as HTMLFormElement;
  sendAsPage = jest.spyOn(form, 'submit').mockImplementation(() => undefined);
});

it('sends a form to the server once where React takes too long', () => {
  form.requestSubmit();
  expect(form.ariaBusy).toBe('true');
  jest.advanceTimersByTime(9_000);
  expect(sendAsPage).not.toHaveBeenCalled();
  jest.advanceTimersByTime(20_000);
  expect(sendAsPage).toHaveBeenCalledTimes(1);
});

it('leaves a form to React once that has it', () => {
  form.requestSubmit();
  form.dataset['live'] = '';
  jest.advanceTimersByTime(20_000);
  expect(sendAsPage).not.toHaveBeenCalled();
});

it('sends a form to the server once where React’s part is missing and the answer is slow', () => {
  form.requestSubmit();
  window.dispatchEvent(new Event(partMissing));
  expect(sendAsPage).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(20_000);
  expect(sendAsPage).toHaveBeenCalledTimes(1);
});
