import type { z } from 'zod';

/** What a setting must be, where its schema says nothing of its own. */
export const problemWords: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'int' ? 'must be a whole number' : `must be a ${issue.expected}`;
    case 'invalid_value':
      return `must be ${issue.values.map(String).join(' or ')}`;
    case 'too_small':
      return `must be ${issue.inclusive === false ? 'more than ' : ''}${issue.minimum}${issue.inclusive === false ? '' : ' or more'}`;
    case 'too_big':
      return `must be ${issue.maximum} or less`;
    default:
      return undefined;
  }
};
