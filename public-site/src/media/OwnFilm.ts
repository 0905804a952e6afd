import type { Language } from 'shared-api/contract/values/language';

/** A company's own film, as `npm run media` makes it; its poster and texts have the same number. */
export interface OwnFilm {
  id: number;
  company: 'cleaning' | 'contracting';
  video: { mp4: string; webm?: string };
  /** Addresses of WebVTT files. */
  captions: Readonly<Partial<Record<Language, string>>>;
  location?: string;
  /** The day it was filmed, `YYYY-MM-DD`. */
  date?: string;
}

/** What a film is called, and what it and its poster show. */
export interface FilmTexts {
  type: string;
  alt: string;
}

/** What is said and heard in a film, caption by caption. */
export interface Transcript {
  language: Language;
  lines: readonly string[];
}
