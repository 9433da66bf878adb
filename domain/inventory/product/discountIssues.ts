import { fieldIssue, type FieldIssue } from '../../fields/fieldIssue';

const LARGEST = 100;

/** A discount is a percentage; that it is not below 0, its column says [INV-024]. */
export const discountIssues = ({ discount }: Readonly<Record<string, unknown>>): FieldIssue[] =>
  typeof discount === 'number' && discount > LARGEST ? [fieldIssue('discount', 'max', { max: LARGEST })] : [];
