import type { FieldDescriptor, FieldKind } from '#domain/fields/descriptor';
import { issueText } from '#domain/fields/fieldIssue';
import { inputSchema } from '#domain/fields/inputSchema';
import { inputFields, type ResourceDescriptor } from '#domain/fields/resource';
import { toFieldErrors } from '#domain/fields/toFieldErrors';
import type { Language } from '#domain/access/localText';

/** Kinds that want more room than a cell has. */
const TOO_LARGE: ReadonlySet<FieldKind> = new Set(['LongText', 'List', 'Image']);

/** The fields that can be changed in a cell of the list. */
export const cellFields = (resource: ResourceDescriptor): ReadonlyMap<string, FieldDescriptor> =>
  new Map(
    inputFields(resource)
      .filter(({ kind }) => !TOO_LARGE.has(kind))
      .map((field) => [field.name, field]),
  );

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
