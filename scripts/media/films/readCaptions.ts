/** A caption of a film. */
interface Cue {
  from: number;
  /** Both times as the file writes them, with what it says of the caption's place. */
  timing: string;
  lines: string[];
}

/** A film's captions as pages offer them, or what is wrong with their file. */
export type Captions = { vtt: string; lines: string[] } | { fault: string };

const time = String.raw`(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})`;
const timing = new RegExp(`^${time}[ \\t]+-->[ \\t]+${time}(?:[ \\t]+(.*))?$`);

/** Captions stand above what the page says of the film. */
const place = 'line:70%';

const example =
  'Write "WEBVTT", an empty line, then "00:00.000 --> 00:03.000" and below it the words';

/**
 * Reads captions in WebVTT, the format of browsers (https://www.w3.org/TR/webvtt1/): header, notes and
 * cues. Their own styles are left out.
 * @param seconds how long the film is
 */
export function readCaptions(bytes: Buffer, seconds: number): Captions {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return { fault: 'is not in UTF-8. Save it anew in that encoding.' };
  }
  const [header = '', ...blocks] = text
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .filter((block) => block.trim() !== '');
  if (!/^WEBVTT(?:[ \t\n]|$)/.test(header)) {
    return { fault: `is no WebVTT. ${example}.` };
  }
  const cues: Cue[] = [];
  for (const block of [
    ...header
      .split('\n')
      .slice(1)
      .join('\n')
      .split(/\n{2,}/),
    ...blocks,
  ]) {
    if (!block.includes('-->')) continue;
    const cue = cueOf(block, seconds, cues.at(-1)?.from ?? 0);
    if (typeof cue === 'string') return { fault: cue };
    cues.push(cue);
  }
  if (cues.length === 0) {
    return {
      fault: `holds no captions. ${example}; of a film without words say what is heard, such as "[A vacuum cleaner hums]".`,
    };
  }
  return {
    vtt: ['WEBVTT', ...cues.map((cue) => [cue.timing, ...cue.lines].join('\n')), ''].join('\n\n'),
    lines: cues.map(({ lines }) => plain(lines.join(' '))),
  };
}

/** One caption, or what is wrong with it. */
function cueOf(block: string, seconds: number, after: number): Cue | string {
  const lines = block.trim().split('\n');
  const index = lines.findIndex((line) => line.includes('-->'));
  const written = lines[index]?.trim() ?? '';
  const match = timing.exec(written);
  if (!match) {
    return `has a time that cannot be read: "${written}". Write it like "00:00.000 --> 00:03.000".`;
  }
  const from = secondsOf(match.slice(1, 5));
  const to = secondsOf(match.slice(5, 9));
  if (to <= from) return `has a caption that ends before it begins: "${written}". Mend its times.`;
  if (from < after) {
    return `has a caption that begins before the one above it: "${written}". Put them in order.`;
  }
  // Of a film that was cut, the captions of what is gone.
  if (from > seconds) {
    return `has a caption after the film's end: "${written}", of ${Math.round(seconds)} seconds. Delete it, or mend its time.`;
  }
  const said = lines.slice(index + 1).filter((line) => line.trim() !== '');
  if (said.length === 0) return `has a caption without words: "${written}". Write them below it.`;
  return {
    from,
    timing: /\bline:/.test(match[9] ?? '') ? written : `${written} ${place}`,
    lines: said,
  };
}

const secondsOf = ([hours = '0', minutes = '0', seconds = '0', thousandths = '0']: (
  string | undefined
)[]): number =>
  Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1000;

/** What a caption says, for those who read it. */
const plain = (text: string): string =>
  text
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, (space) => (space.includes('\u00a0') ? '\u00a0' : ' '))
    .trim();
