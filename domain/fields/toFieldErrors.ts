import type * as z from 'zod/mini';
import { fieldIssue, type FieldIssue } from './fieldIssue';
import { CATALOGUE, isRule, type RuleName } from '../refusals/catalogue';
import type { RefusalParams } from '../refusals/refusal';

/** The rule of an issue that zod itself found, by what it expected. */
const EXPECTED: Readonly<Record<string, RuleName>> = {
  int: 'integer',
  number: 'number',
  string: 'text',
  boolean: 'boolean',
  array: 'list',
  object: 'record',
  record: 'record',
};

/** The rules of bounds, by what they bound; of anything else they are those of a number. */
const BOUNDS: Readonly<Record<string, Record<'min' | 'max', RuleName>>> = {
  string: { min: 'min_length', max: 'max_length' },
  array: { min: 'min_entries', max: 'max_entries' },
};

/**
 * Texts without params, with which a check of a schema names its rule; of rules that say the same, the first of the
 * catalogue.
 */
const RULE_OF_TEXT: ReadonlyMap<string, RuleName> = new Map(
  Object.entries(CATALOGUE)
    .flatMap(([key, { en }]) => (isRule(key) && !en.includes('{') ? [[en, key] as const] : []))
    .toReversed(),
);
const RULE_OF_FORMAT: Readonly<Record<string, RuleName>> = { email: 'email', url: 'url' };

/** What zod says of a check that has no words of its own. */
const WORDLESS = 'Invalid input';

/** Words of a schema's own stay, unless they are zod's, which speak of patterns. */
const ownRule = (path: string, text: string): FieldIssue => {
  const rule = text === WORDLESS ? 'not_valid' : RULE_OF_TEXT.get(text);
  return rule ? fieldIssue(path, rule) : { path, rule: 'not_valid', params: {}, message: text };
};

const paramsOf = (value: unknown): RefusalParams =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, string | number] =>
          ['string', 'number'].includes(typeof entry[1]),
        ),
      )
    : {};

const dotted = (path: readonly PropertyKey[], last: readonly string[] = []): string =>
  [...path.map(String), ...last].join('.');

const issuesOf = (issue: z.core.$ZodIssue): FieldIssue[] => {
  const path = dotted(issue.path);
  switch (issue.code) {
    case 'custom':
      return [
        isRule(issue.params?.rule)
          ? fieldIssue(path, issue.params.rule, paramsOf(issue.params.params))
          : ownRule(path, issue.message),
      ];
    case 'unrecognized_keys':
      return issue.keys.map((name) => fieldIssue(dotted(issue.path, [name]), 'unknown_field', { name }));
    case 'too_small':
      return [
        fieldIssue(path, BOUNDS[issue.origin]?.min ?? 'min', {
          min: Number(issue.minimum) + (issue.inclusive === false ? 1 : 0),
        }),
      ];
    case 'too_big':
      return [fieldIssue(path, BOUNDS[issue.origin]?.max ?? 'max', { max: Number(issue.maximum) })];
    case 'invalid_type':
      return [fieldIssue(path, EXPECTED[issue.expected] ?? 'not_valid')];
    case 'invalid_format':
      return [fieldIssue(path, RULE_OF_FORMAT[issue.format] ?? 'not_valid')];
    case 'invalid_value':
      return [fieldIssue(path, 'choice', { values: issue.values.join(', ') })];
    default:
      return [ownRule(path, issue.message)];
  }
};

/** The issues of a failed parse as the fields of BAD_USER_INPUT: dotted paths, English texts, rules with params. */
export const toFieldErrors = (error: z.core.$ZodError): FieldIssue[] => error.issues.flatMap(issuesOf);
