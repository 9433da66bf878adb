import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inputFields } from '#domain/fields/resource';
import { RESOURCES } from '#domain/generated/resources';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !/\.stories\.tsx$|(^|\/)stories\//.test(file))
  .map((file) => ({ file, text: readFileSync(`src/${file}`, 'utf8') }));
/** The files in which something stands. */
const holding = (pattern: RegExp): string[] =>
  files.flatMap(({ file, text }) => (pattern.test(text) ? [file] : [])).toSorted();

describe('the pickers of the product', () => {
  it('take no entry that their list does not have, but for City and the colour of a recipe [LKP-017]', () => {
    expect(holding(/<Combobox\b[^]*?\bonCreate\b/)).toEqual(['inputs/TextPicker.tsx', 'recipes/ColorRecipeScreen.tsx']);
    // The text picker is that of cities, in jobs and in the forms of records.
    expect(holding(/<TextPicker\b/)).toEqual(['crud/form/SuggestInput.tsx', 'jobs/form/info/InfoInput.tsx']);
    expect(holding(/useJobLookups\(\)\.cities/)).toEqual(['jobs/form/info/InfoInput.tsx']);
    expect(holding(/<TextPickerField\b/)).toEqual(['jobs/form/info/InfoInput.tsx']);
    const suggested = holding(/<SuggestInput\b/);
    expect(suggested).toEqual([
      'resources/customer/index.tsx',
      'resources/employee/index.tsx',
      'resources/homeowner.tsx',
    ]);
    const fields = files
      .filter(({ file }) => suggested.includes(file))
      .map(({ text }) =>
        [...text.matchAll(/(\w+): \(props\) => <SuggestInput [^>]*from="(\w+)"/g)].map(([, ...of]) => of),
      );
    expect(fields).toEqual(suggested.map(() => [['city', 'city']]));
  });

  it('that suggest words for a text are no pickers of a list: none of their fields refers to an entry [LKP-017]', () => {
    expect(holding(/\bfreeSolo\b/)).toEqual([
      'crud/form/ListInput.tsx',
      'inputs/SuggestField.tsx',
      'people/why/QuestionFields.tsx',
    ]);
    expect(holding(/<SuggestField\b/)).toEqual(['jobFilter/FilterFields.tsx', 'resources/crew.tsx']);
    const kinds = RESOURCES.flatMap((resource) =>
      inputFields(resource)
        .filter(({ name }) => name === 'city' || name === 'subdivision')
        .map(({ kind, reference }) => `${kind} ${reference ?? ''}`.trim()),
    );
    expect(kinds.length).toBeGreaterThan(3);
    expect(new Set(kinds)).toEqual(new Set(['String']));
  });
});
