import { RESOURCE_NEEDS } from '#domain/access/resourceNeeds';
import { crud } from '../../api/resource';
import { chainGap } from '../../db/tables/chainGaps';

/** The gaps between the phases of a job: read by whoever sees a board, set by who plans the crews [SDY-003]. */
export const chainGapResource = crud(chainGap, {
  needs: RESOURCE_NEEDS.chain_gap,
  label: 'Phase Gap',
  title: ['step'],
  sections: [{ label: 'Phase Gap', fields: ['lookup_company_division_id', 'step', 'min_workdays', 'max_workdays'] }],
  columns: ['lookup_company_division_id', 'step', 'min_workdays', 'max_workdays'],
  sort: { field: 'id', order: 'ASC' },
  labels: { lookup_company_division_id: 'Division' },
  saved_message: 'Phase gap saved!',
});
