import type { Language } from '../localText';
import type { FieldError } from '../errors';
import { refusalText } from '../refusalText';
import { isRule, type RuleName } from '../refusals/catalogue';
import type { RefusalParams } from '../refusals/refusal';

/**
 * A refused field: the English text, and the rule with its params, from which a client makes the text of its language.
 */
export interface FieldIssue extends FieldError {
  rule: RuleName;
  params: RefusalParams;
}

export const fieldIssue = (path: string, rule: RuleName, params: RefusalParams = {}): FieldIssue => ({
  path,
  rule,
  params,
  message: refusalText({ rule, params }, 'en'),
});

/** The text of an issue in a language; `label` is the field's label in that language, where the client has one. */
export const issueText = (issue: Pick<FieldIssue, 'rule' | 'params'>, language: Language, label?: string): string =>
  refusalText(
    label === undefined || !('label' in issue.params)
      ? issue
      : { ...issue, params: { ...issue.params, label: sentenceLabel(label) } },
    language,
  );

/** What stands at a refused field: by its rule in another language than the server's, else in its words. */
export const faultText = ({ message, rule, params = {} }: FieldError, language: Language, label?: string): string =>
  isRule(rule) && language !== 'en' ? issueText({ rule, params }, language, label) : message;

/** "Company Name" as it stands in a sentence: "Company name". Words in capitals (MMG, ID) stay. */
export const sentenceLabel = (label: string): string =>
  label
    .split(' ')
    .map((word, index) => (index === 0 || word === word.toUpperCase() ? word : word.toLowerCase()))
    .join(' ');
