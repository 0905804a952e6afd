import { FormPart } from '../FormPart.tsx';
import { texts } from '../texts.ts';
import { useMailWordsQuery } from './wordsApi.ts';
import { WordsForm } from './WordsForm.tsx';

const t = texts.words;

/** What mails to clients and leads say, with who changed it. */
export function WordsPart() {
  const answer = useMailWordsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <FormPart id="settings-words" title={texts.parts.words} words={t} answer={answer}>
      {(first) => <WordsForm first={first} />}
    </FormPart>
  );
}
