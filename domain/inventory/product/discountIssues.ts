import { fieldIssue, type FieldIssue } from '../../fields/fieldIssue';

const MAX_DISCOUNT = 100;

/** A discount is a percentage; that it is not below 0, its column says [INV-024]. */
export const discountIssues = ({ discount }: Readonly<Record<string, unknown>>): FieldIssue[] =>
  typeof discount === 'number' && discount > MAX_DISCOUNT ? [fieldIssue('discount', 'max', { max: MAX_DISCOUNT })] : [];
