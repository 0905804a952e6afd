import { expect, it } from '@jest/globals';
import { readCaptions } from './readCaptions.ts';

const read = (text: string, seconds = 60) => readCaptions(Buffer.from(text), seconds);

it('keeps each caption with its time and place, and gives what it says without its marks', () => {
  const text =
    '\uFEFFWEBVTT - made by hand\r\n\r\nNOTE of the author\r\n\r\nSTYLE\r\n::cue { color: red }\r\n\r\n' +
    'a\r\n00:01.000 --> 00:02.000 align:start\r\n<v Dana>Tea &amp; <i>coffee</i>\r\nfor all\r\n\r\n' +
    '01:00:00.000 --> 01:00:02.000 line:10%\r\nMuch later\r\n';
  expect(read(text, 4000)).toEqual({
    vtt: 'WEBVTT\n\n00:01.000 --> 00:02.000 align:start line:70%\n<v Dana>Tea &amp; <i>coffee</i>\nfor all\n\n01:00:00.000 --> 01:00:02.000 line:10%\nMuch later\n\n',
    lines: ['Tea & coffee for all', 'Much later'],
  });
});

it.each([
  ['WEBVTTX\n\n00:01.000 --> 00:02.000\nHello', 'is no WebVTT.'],
  ['', 'is no WebVTT.'],
  ['WEBVTT\n', 'holds no captions.'],
  ['WEBVTT\n\n0:01 --> 0:02\nHello', 'has a time that cannot be read: "0:01 --> 0:02".'],
  ['WEBVTT\n\n00:02.000 --> 00:02.000\nHello', 'has a caption that ends before it begins'],
  ['WEBVTT\n\n00:02.000 --> 00:03.000\n\n', 'has a caption without words'],
  [
    'WEBVTT\n\n00:02.000 --> 00:03.000\nb\n\n00:01.000 --> 00:04.000\na',
    'has a caption that begins before the one above it',
  ],
])('refuses %j', (text, fault) => {
  expect(read(text)).toEqual({ fault: expect.stringContaining(fault) });
});

it('refuses another encoding, in which accents would be lost', () => {
  const latin = Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nCafé', 'latin1');
  expect(readCaptions(latin, 60)).toEqual({ fault: expect.stringContaining('is not in UTF-8') });
});
