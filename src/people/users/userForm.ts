import { NO_ENTRIES, type AccessEntries } from '#domain/access/effective';
import { sortedEntries } from '#domain/access/entryValues';
import { toFieldErrors } from '#domain/fields/toFieldErrors';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { changedUserSchema, entriesSchema, newUserSchema } from '#domain/users/userInput';
import { userIssues } from '#domain/users/userRules';
import { startValues, type FormValues } from '../../crud/values/formValues';
import { changedValues, inputValues } from '../../dataProvider/changedValues';
import type { CheckedValues } from '../access/useAccessForm';
import type { UserRecord } from '../data/peopleApi';

/** The user's own entries in a form. */
export const overridesIn = ({ user_permissions }: FormValues): AccessEntries =>
  entriesSchema.safeParse(user_permissions).data ?? NO_ENTRIES;

/** A record as the form holds it: its entries in one order and without marks of the client. */
export const asFormValues = (record: UserRecord): FormValues => ({
  ...record,
  user_permissions: sortedEntries(record.user_permissions),
});

/** What the form of a new user starts with. */
export const newUser = (resource: ResourceDescriptor): FormValues => ({
  ...startValues(resource, null),
  preliminary_estimate_action: 'none',
  has_password: false,
  password: '',
  password_confirm: '',
  user_permissions: NO_ENTRIES,
});

/**
 * The form's values checked by the rules of the server: the whole of a new user, or what differs from the one that was
 * read.
 */
export const checkUserForm = (
  resource: ResourceDescriptor,
  values: FormValues,
  base: FormValues,
  isNew: boolean,
): CheckedValues => {
  const entries = sortedEntries(overridesIn(values));
  if (isNew) {
    const input = {
      ...inputValues(resource, values),
      ...(values.has_password
        ? { password: values.password, password_confirm: values.password_confirm }
        : { invite: true }),
      user_permissions: entries,
    };
    const parsed = newUserSchema(resource).safeParse(input);
    const issues = [
      ...(parsed.error ? toFieldErrors(parsed.error) : []),
      ...(values.preliminary_estimate_action ? userIssues(values) : []),
    ];
    return issues.length > 0 ? { issues } : { input };
  }
  const isSame = JSON.stringify(entries) === JSON.stringify(sortedEntries(overridesIn(base)));
  const input = {
    ...changedValues(resource, values, base),
    version: base.version,
    ...(isSame ? {} : { user_permissions: entries }),
  };
  const parsed = changedUserSchema(resource).safeParse({ ...input, id: base.id });
  return parsed.success ? { input } : { issues: toFieldErrors(parsed.error) };
};
