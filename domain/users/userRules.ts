import { fieldIssue, type FieldIssue } from '../fields/fieldIssue';

/** What a user may do with preliminary estimates, beside CAN_EDIT_ESTIMATE [USR-014 EST-014]. */
export const ESTIMATE_ACTIONS = ['none', 'create', 'approve'] as const;

/** The labels of the actions [USR-014]. */
export const ESTIMATE_ACTION_LABELS = {
  none: { en: 'None', es: 'Ninguna' },
  create: { en: 'Create', es: 'Crear' },
  approve: { en: 'Approve, Edit, Delete', es: 'Aprobar, editar, eliminar' },
} as const;

/** `preliminary_estimate_action` is one of the three actions. */
export const userIssues = ({ preliminary_estimate_action: action }: Readonly<Record<string, unknown>>): FieldIssue[] =>
  action === undefined || ESTIMATE_ACTIONS.some((known) => known === action)
    ? []
    : [fieldIssue('preliminary_estimate_action', 'choice', { values: ESTIMATE_ACTIONS.join(', ') })];

/** The employee of a user has the subcontractor status of the user's permissions [USR-011 AUTH-051]. */
export const employeeIssues = (
  isSubcontractor: boolean,
  employee: { is_subcontractor: boolean } | null,
): FieldIssue[] =>
  employee === null || employee.is_subcontractor === isSubcontractor
    ? []
    : [fieldIssue('employee_id', 'subcontractor_mismatch')];
