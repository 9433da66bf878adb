import type { Language } from '../access/localText';
import type { FieldError } from '../errors';
import { message } from '../messages/message';
import type { MessageKey, MessageParams } from '../messages/messages';

/** A refused field: the English text, and the rule with its params, from which a client makes the text of its language. */
export interface FieldIssue extends FieldError {
  rule: MessageKey;
  params: MessageParams;
}

export const fieldIssue = (path: string, rule: MessageKey, params: MessageParams = {}): FieldIssue => ({
  path,
  rule,
  params,
  message: message(rule, params),
});

/** The text of an issue in a language; `label` is the field's label in that language, where the client has one. */
export const issueText = (issue: Pick<FieldIssue, 'rule' | 'params'>, language: Language, label?: string): string =>
  message(issue.rule, label === undefined ? issue.params : { ...issue.params, label: sentenceLabel(label) }, language);

/** "Company Name" as it stands in a sentence: "Company name". Words in capitals (MMG, ID) stay. */
export const sentenceLabel = (label: string): string =>
  label
    .split(' ')
    .map((word, index) => (index === 0 || word === word.toUpperCase() ? word : word.toLowerCase()))
    .join(' ');
