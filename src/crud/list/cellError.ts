import type { Language } from '#domain/localText';
import type { FieldDescriptor } from '#domain/fields/descriptor';
import { issueText } from '#domain/fields/fieldIssue';
import { inputSchema } from '#domain/fields/inputSchema';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { toFieldErrors } from '#domain/fields/toFieldErrors';

/** What is wrong with a value by the rules that the server checks it with, in words; null when nothing is. */
export const cellError = (
  resource: ResourceDescriptor,
  field: FieldDescriptor,
  value: unknown,
  language: Language,
  label: string,
): string | null => {
  const parsed = inputSchema({ ...resource, parts: [] }, 'patch').safeParse({ [field.name]: value });
  const [issue] = parsed.success ? [] : toFieldErrors(parsed.error);
  return issue ? issueText(issue, language, label) : null;
};
