/**
 * `npm run contract`: writes down what stands in the code in `shared-api/contract.json`, and gives it
 * the version that it needs: one more in the middle when something was added, in front when
 * something breaks those who were built before. To be run after a change of the contract or of the API
 * client's face; a test fails until then. Likewise what the forms of quotes are drawn by, in
 * `recordedForms.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'prettier';
import * as client from 'shared-api/client';
import * as store from 'shared-api/store';
import { clientBreaks, serverBreaks } from 'shared-api/contract/calls/record/breaks';
import {
  describeContract,
  type ContractDescription,
} from 'shared-api/contract/calls/record/description';
import { describeForms } from 'shared-api/contract/quotes/forms/describeForms';

const folder = path.resolve(import.meta.dirname, '../shared-api');
const recordFile = path.join(folder, 'contract.json');
const packageFile = path.join(folder, 'package.json');

const face = [
  ...Object.keys(client),
  ...Object.keys(client.recordsApi.endpoints).map((name) => `api.${name}`),
  ...Object.keys(store).map((name) => `store.${name}`),
];
const recorded = JSON.parse(readFileSync(recordFile, 'utf8')) as ContractDescription;
const current = describeContract(recorded.version, face);

const breaks = [...serverBreaks(recorded, current), ...clientBreaks(recorded, current)];
const isSame = JSON.stringify(recorded) === JSON.stringify(current);
const [first = 0, middle = 0] = recorded.version.split('.').map(Number);
let version = recorded.version;
if (breaks.length > 0) version = `${first + 1}.0.0`;
else if (!isSame) version = `${first}.${middle + 1}.0`;

writeFileSync(recordFile, `${JSON.stringify({ ...current, version }, null, 2)}\n`);
replaceIn(packageFile, /"version": "[^"]*"/);
replaceIn(path.join(folder, '../package-lock.json'), /(?<="shared-api": \{\s*)"version": "[^"]*"/);
await writeForms();
for (const line of breaks) console.log(`  breaks: ${line}`);
console.log(
  version === recorded.version
    ? `The contract is still ${version}.`
    : `The contract is now ${version}.`,
);

function replaceIn(file: string, pattern: RegExp): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace(pattern, `"version": "${version}"`));
}

async function writeForms(): Promise<void> {
  const file = path.join(folder, 'src/contract/quotes/forms/recordedForms.ts');
  const text = `/** Written by \`npm run contract\` from the declarations of the kinds; see \`quoteForms.ts\`. */
    export const recordedForms = ${JSON.stringify(describeForms())} as const;`;
  const style = { parser: 'typescript', singleQuote: true, printWidth: 100 };
  writeFileSync(file, await format(text, style));
}
