/** Tasks of the thread that judges passwords: zxcvbn with its dictionaries. */
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as english from '@zxcvbn-ts/language-en';
import * as french from '@zxcvbn-ts/language-fr';

export interface StrengthTask {
  password: string;
  /** Lower-case words that an attacker would try first. */
  words: string[];
}

const zxcvbn = new ZxcvbnFactory({
  graphs: common.adjacencyGraphs,
  dictionary: { ...common.dictionary, ...english.dictionary, ...french.dictionary },
});

/** A password's score, 0 (guessed at once) to 4. */
export const judge = ({ password, words }: StrengthTask): number =>
  zxcvbn.check(password, words).score;
