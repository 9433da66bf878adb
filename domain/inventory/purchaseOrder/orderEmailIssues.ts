import { fieldIssue, type FieldIssue } from '../../fields/fieldIssue';
import { isEmail } from '../../inputs/formats';

/** The addresses that orders are mailed to are addresses, each [UI-037]. */
export const orderEmailIssues = ({ order_emails }: Readonly<Record<string, unknown>>): FieldIssue[] =>
  (Array.isArray(order_emails) ? order_emails : []).flatMap((email: unknown, index) =>
    typeof email === 'string' && isEmail(email) ? [] : [fieldIssue(`order_emails.${index}`, 'email_in_list')],
  );
