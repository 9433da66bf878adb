import type { Language } from '#domain/localText';
import { fieldIssue } from '#domain/fields/fieldIssue';
import type { RuleName } from '#domain/refusals/catalogue';
import { refuse } from '#domain/refusals/refusal';
import { refusalText } from '#domain/refusalText';
import { CallError } from '../../../dataProvider/CallError';

const NAMED = ['document_type', 'document_size', 'document_name', 'proxy_size', 'proxy_unreachable'] as const;

/** What is refused before it is sent, as the server would refuse it. */
export const refusedFile = (path: string, rule: RuleName): CallError => {
  const issue = fieldIssue(path, rule);
  return new CallError(issue.message, 422, { code: 'BAD_USER_INPUT', fields: [issue] });
};

/** The rule that a file broke, in the language of the screen; null for any other failure. */
export const uploadErrorText = (error: unknown, language: Language): string | null => {
  const broken = error instanceof CallError ? error.rule : null;
  const rule = NAMED.find((name) => name === broken);
  return rule ? refusalText(refuse(rule), language) : null;
};
