/** What runs on the thread that judges passwords: zxcvbn with its dictionaries. */
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as english from '@zxcvbn-ts/language-en';
import * as french from '@zxcvbn-ts/language-fr';

export interface StrengthTask {
  password: string;
  /** Words in lower case of which a guesser would think first. */
  words: string[];
}

const zxcvbn = new ZxcvbnFactory({
  graphs: common.adjacencyGraphs,
  dictionary: { ...common.dictionary, ...english.dictionary, ...french.dictionary },
});

/** The mark of a password, 0 (guessed at once) to 4. */
export const judge = ({ password, words }: StrengthTask): number =>
  zxcvbn.check(password, words).score;
