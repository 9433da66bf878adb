import { effectivePermissions, type AccessEntries } from '#domain/access/effective';
import { badInput, refusalError } from '#domain/errors';
import { fieldIssue, type FieldIssue } from '#domain/fields/fieldIssue';
import { employeeIssues, userIssues } from '#domain/users/userRules';
import type { Mutation } from '../../pipeline/mutation';
import { runText, type Row } from '../../db/statement';
import { accessEntries } from './storedEntries';
import { refuse } from '#domain/refusals/refusal';

const FACTS = `select
    exists (select 1 from app_user where lower(email) = lower($1) and id is distinct from $2::int) as taken,
    exists (select 1 from role where id = $3) as has_role,
    (select is_subcontractor from employee where id = $4 and deleted_at is null) as of_employee`;

/** A user as it would stand: what is stored with what is to be changed; null for a new one's id. */
export interface UserToCheck {
  id: number | null;
  values: Row;
  own: AccessEntries;
}

/**
 * The rules of a user that need the database: the email is free, the role exists, and the employee has the
 * subcontractor status of the permissions that result [USR-011 USR-015].
 * @throws AppError BAD_USER_INPUT with every field at fault
 */
export const checkUser = async ({ client }: Mutation, { id, values, own }: UserToCheck): Promise<void> => {
  const { email, role_id, employee_id } = values;
  const [facts] = await runText(client, FACTS, [email, id, role_id, employee_id ?? null]);
  if (facts?.has_role !== true) throw refusalError(refuse('unknown_reference', { label: 'Role' }, 'role_id'));
  if (employee_id !== null && employee_id !== undefined && typeof facts.of_employee !== 'boolean')
    throw refusalError(refuse('unknown_reference', { label: 'Employee' }, 'employee_id'));
  const held = effectivePermissions(await accessEntries(client, 'role_permission', Number(role_id)), own);
  const employee = typeof facts.of_employee === 'boolean' ? { is_subcontractor: facts.of_employee } : null;
  const issues: FieldIssue[] = [
    ...(facts.taken === true ? [fieldIssue('email', 'email_in_use')] : []),
    ...userIssues(values),
    ...employeeIssues(held.includes('IS_SUBCONTRACTOR'), employee),
  ];
  if (issues.length > 0) throw badInput(issues);
};
