import type { z } from 'zod';
import { MESSAGES, type MessageKey, type MessageParams } from '../messages/messages';
import { fieldIssue, type FieldIssue } from './fieldIssue';

/** The rule of an issue that zod itself found, by what it expected. */
const EXPECTED: Readonly<Record<string, MessageKey>> = {
  int: 'integer',
  number: 'number',
  string: 'text',
  boolean: 'boolean',
  array: 'list',
  object: 'object',
  record: 'object',
};

const isMessageKey = (value: unknown): value is MessageKey =>
  typeof value === 'string' && Object.hasOwn(MESSAGES, value);

const paramsOf = (value: unknown): MessageParams =>
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
        isMessageKey(issue.params?.rule)
          ? fieldIssue(path, issue.params.rule, paramsOf(issue.params.params))
          : { path, rule: 'object', params: {}, message: issue.message },
      ];
    case 'unrecognized_keys':
      return issue.keys.map((name) => fieldIssue(dotted(issue.path, [name]), 'unknown_field', { name }));
    case 'too_small':
      return [fieldIssue(path, 'min', { min: Number(issue.minimum) + (issue.inclusive === false ? 1 : 0) })];
    case 'too_big':
      return [fieldIssue(path, 'max', { max: Number(issue.maximum) })];
    case 'invalid_type':
      return [fieldIssue(path, EXPECTED[issue.expected] ?? 'object')];
    default:
      return [{ path, rule: 'object', params: {}, message: issue.message }];
  }
};

/** The issues of a failed parse as the fields of BAD_USER_INPUT: dotted paths, English texts, rules with params. */
export const toFieldErrors = (error: z.ZodError): FieldIssue[] => error.issues.flatMap(issuesOf);
