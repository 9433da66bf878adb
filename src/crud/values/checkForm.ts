import type { FieldIssue } from '#domain/fields/fieldIssue';
import { inputSchema } from '#domain/fields/inputSchema';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { toFieldErrors } from '#domain/fields/toFieldErrors';
import { changedValues, inputValues } from '../../dataProvider/changedValues';
import { atFormPaths, keptValues, type FormRules, type FormValues } from './formValues';

const NO_RULES: FormRules = () => [];

/** The input of a form checked by the very rules that the server checks it with. */
type Checked = { input: FormValues } | { issues: FieldIssue[] };

/** The whole of a new record, or what differs from the record read. */
export const checkForm = (
  resource: ResourceDescriptor,
  values: FormValues,
  record: FormValues | null,
  rules: FormRules = NO_RULES,
): Checked => {
  const kept = keptValues(resource, values);
  const input = record ? changedValues(resource, kept, record) : inputValues(resource, kept);
  const parsed = inputSchema(resource, record ? 'patch' : 'create').safeParse(input);
  const wrong = parsed.success ? [] : toFieldErrors(parsed.error);
  const refused = rules(kept).filter(({ path }) => !wrong.some((issue) => issue.path === path));
  return parsed.success && refused.length === 0
    ? { input: parsed.data }
    : { issues: atFormPaths(resource, values, [...wrong, ...refused]) };
};
