import { fieldIssue, type FieldIssue } from '../fields/fieldIssue';
import type { PresiteDraft } from '../jobs/draft';
import { presiteChecks } from '../generated/draftFields';
import { checkFields } from '../jobs/fieldChecks';
import { commentIssues } from './rowIssues';
import { OTHER } from './warrantyRules';

/**
 * What is wrong with a presite check: "Other" slurry says which [PRE-006 PRE-008 PRE-009 PRE-021]; `path` ends with a
 * dot.
 */
export const presiteIssues = (presite: PresiteDraft, path: string): FieldIssue[] => [
  ...(presite.slurry_type?.id === OTHER && !presite.slurry_type_other?.trim()
    ? [fieldIssue(`${path}slurry_type_other`, 'required_here')]
    : []),
  ...checkFields(presite, presiteChecks, path),
  ...commentIssues(presite.comments, 'comment', `${path}comments`),
];
