import { chainGapIssues } from './boards/chains/chainGap';
import { templateIssues } from './builderEmail/templateIssues';
import { crewIssues } from './crews/crewRules';
import type { FieldIssue } from './fields/fieldIssue';
import { discountIssues } from './inventory/product/discountIssues';
import { orderEmailIssues } from './inventory/purchaseOrder/orderEmailIssues';
import { userIssues } from './users/userRules';
import { profileUploadIssue } from './customers/profileUpload';
import { dayIssues } from './boards/workdays/dayIssues';

/** A rule across the fields of an input that its schema has taken: the fields it refuses. */
type EntityRule = (values: Readonly<Record<string, unknown>>) => FieldIssue[];

const refusing = (issue: FieldIssue | null): FieldIssue[] => (issue ? [issue] : []);

/** The rules that no field says alone, by entity; what stands in a field's descriptor is not repeated here. */
const ENTITY_RULES: Readonly<Record<string, EntityRule>> = {
  crew: crewIssues,
  user: userIssues,
  customer: (values) => refusing(profileUploadIssue(values.profile_upload)),
  product: discountIssues,
  vendor: orderEmailIssues,
  email_template: templateIssues,
  day_without_work: dayIssues,
  chain_gap: chainGapIssues,
};

/** The fields that the rules of an entity refuse. */
export const refineEntity = (entity: string, values: Readonly<Record<string, unknown>>): FieldIssue[] =>
  ENTITY_RULES[entity]?.(values) ?? [];
