import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Where the server's own words are read and not shown, and what each of them does with them. */
const READ: Readonly<Record<string, string>> = {
  'dataProvider/errorText.ts': 'the home of the words: by rule, by code, else as they were said',
  'dataProvider/asCallError.ts': 'makes one error of another',
  'dataProvider/rest.ts': 'makes an error of an answer',
  'dataProvider/sources/sourceProvider.ts': 'makes an error of that of another server',
  'jobs/form/data/loadJob.ts': 'makes one error of another',
  'page/fetchedFile.ts': 'looks for the name of a file in it',
  'crud/form/useWholeForm.ts': 'looks whether a field repeats the error',
  'field/photos/PhotoInput.tsx': 'words of our own, in the language of the screen',
  'admin/health/BrowserErrors.tsx': 'shows errors of browsers to administrators as they were',
};

/** What was answered to a mail. */
const MAILS = /(?<!\.)\bresponse_text\b(?!: string)/;

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter(
    (file) =>
      /\.tsx?$/.test(file) && !/\.(stories|test)\.tsx?$|(^|\/)stories\//.test(file) && !file.startsWith('generated/'),
  )
  .map((file) => ({ file, text: readFileSync(`src/${file}`, 'utf8') }));

it('no screen shows the English words of a server as they came: errorText says them in its language', () => {
  const reading = sources
    .filter(({ text }) => /\b(error|failure|cause|reason|refused)\.message\b/.test(text))
    .map(({ file }) => file);
  expect(reading.toSorted()).toEqual(Object.keys(READ).toSorted());
});

it('an answer about a mail is said in the language of the screen [EML-009]', () => {
  const shown = sources
    .filter(({ text }) => MAILS.test(text.replaceAll(/gql\([\s\S]*?`\)|`mutation[\s\S]*?`/g, '')))
    .filter(({ text }) => !/(mailAnswerText|successText)\(/.test(text))
    .map(({ file }) => file);
  expect(shown).toEqual([]);
});
