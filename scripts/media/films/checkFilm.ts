import {
  BufferSource,
  EncodedPacketSink,
  Input,
  MP4,
  WEBM,
  type InputVideoTrack,
} from 'mediabunny';

/** What pages need a film to be; its README says so too. */
const limits = {
  megabytes: 8,
  seconds: { min: 3, max: 60 },
  width: { min: 540, max: 1080 },
  aspect: { min: 0.5, max: 0.8 },
};

/** The formats of films, and what browsers play of them. */
const formats = {
  '.mp4': {
    name: 'MP4',
    video: ['avc'],
    audio: ['aac'],
    cure: 'Export it as MP4 with H.264 (8 bits) and AAC.',
  },
  '.webm': {
    name: 'WebM',
    video: ['vp8', 'vp9', 'av1'],
    audio: ['opus', 'vorbis'],
    cure: 'Export it as WebM with VP9 and Opus.',
  },
} as const;

export type FilmEnding = keyof typeof formats;

/** Profiles of H.264 that every browser plays: Baseline, Main, Extended, High, all of 8 bits. */
const profiles = ['42', '4d', '58', '64'];

/**
 * Checks that browsers play a film and that pages have a place for it.
 * @returns its seconds; nothing where it cannot be read
 */
export async function checkFilm(
  bytes: Buffer,
  ending: FilmEnding,
  complain: (text: string) => void,
): Promise<number | undefined> {
  const { name, video, audio, cure } = formats[ending];
  if (bytes.length > limits.megabytes * 1e6) {
    complain(
      `has ${(bytes.length / 1e6).toFixed(1)} MB, too many for a phone on the road. Export it with ${limits.megabytes} MB at most: shorter, or with a lower bit rate.`,
    );
    return undefined;
  }
  using input = new Input({ formats: [MP4, WEBM], source: new BufferSource(bytes) });
  try {
    const found = await input.getFormat();
    if (found.name !== name) {
      complain(`holds a film in ${found.name}. Let its name end as its content is.`);
      return undefined;
    }
    const track = await input.getPrimaryVideoTrack();
    if (!track) {
      complain(`has no picture. ${cure}`);
      return undefined;
    }
    if (!isOneOf(video, await track.getCodec()) || !(await isPlayed(track))) {
      complain(`has a picture that not every browser shows (${await codecOf(track)}). ${cure}`);
    }
    for (const sound of await input.getAudioTracks()) {
      const codec = await sound.getCodec();
      if (!isOneOf(audio, codec)) {
        complain(`has a sound that not every browser plays (${codec ?? 'unknown'}). ${cure}`);
      }
    }
    const seconds = await input.computeDuration();
    const last = await new EncodedPacketSink(track).getPacket(Infinity);
    if (!last || last.timestamp + last.duration < seconds - 1) {
      complain(`ends before its end: it was cut off. ${cure}`);
      return undefined;
    }
    checkLength(seconds, complain);
    checkSize(await track.getDisplayWidth(), await track.getDisplayHeight(), complain);
    if (ending === '.mp4' && !isIndexFirst(bytes)) {
      complain(
        'has its index at its end, so that it begins only when all of it is there. Export it for the web ("fast start").',
      );
    }
    return seconds;
  } catch {
    complain(`is no film that can be read. ${cure}`);
    return undefined;
  }
}

const isOneOf = (known: readonly string[], codec: string | null): boolean =>
  codec !== null && known.includes(codec);

const codecOf = async (track: InputVideoTrack): Promise<string> =>
  (await track.getCodecParameterString()) ?? (await track.getCodec()) ?? 'unknown';

/** Whether browsers play its profile: not those of more than 8 bits, which cameras also write. */
async function isPlayed(track: InputVideoTrack): Promise<boolean> {
  if ((await track.getCodec()) !== 'avc') return true;
  const [, profile = ''] = (await codecOf(track)).split('.');
  return profiles.includes(profile.slice(0, 2).toLowerCase());
}

function checkLength(seconds: number, complain: (text: string) => void): void {
  if (seconds < limits.seconds.min || seconds > limits.seconds.max) {
    complain(
      `lasts ${seconds.toFixed(1)} seconds. Cut it to between ${limits.seconds.min} and ${limits.seconds.max}.`,
    );
  }
}

function checkSize(width: number, height: number, complain: (text: string) => void): void {
  if (width < limits.width.min || width > limits.width.max) {
    complain(
      `is ${width} pixels wide. Export it with between ${limits.width.min} and ${limits.width.max}.`,
    );
  }
  const aspect = width / height;
  if (aspect < limits.aspect.min || aspect > limits.aspect.max) {
    complain(
      `is ${width} × ${height} pixels. Crop it upright, best to 9:16, as the gallery shows it.`,
    );
  }
}

/**
 * Whether an MP4's index (`moov`) comes before its content (`mdat`), by the boxes of its first level: four
 * bytes of length, four of type.
 */
function isIndexFirst(bytes: Buffer): boolean {
  let at = 0;
  while (at + 8 <= bytes.length) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (type === 'moov') return true;
    if (type === 'mdat') return false;
    const length = bytes.readUInt32BE(at);
    // Longer ones give their length after the type; both are fatal only to the search.
    if (length < 8) return false;
    at += length;
  }
  return false;
}
