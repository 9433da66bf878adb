/** What a user may do with preliminary estimates, beside CAN_EDIT_ESTIMATE [EST-010 EST-014]. */
export type EstimateAction = 'none' | 'create' | 'approve';

export interface EstimateState {
  is_preliminary: boolean;
  is_approved_by_user_id: number | null;
  created_by: number | null;
}

/** Preliminary until somebody approves it [EST-004]. */
export const isPreliminary = ({
  is_preliminary,
  is_approved_by_user_id,
}: Pick<EstimateState, 'is_preliminary' | 'is_approved_by_user_id'>): boolean =>
  is_preliminary && is_approved_by_user_id === null;

/** Whether a new estimate is preliminary: always, never, or as the checkbox says [EST-014]. */
export const startsPreliminary = (action: EstimateAction, asked: boolean): boolean =>
  action === 'approve' ? asked : action === 'create';

/** Final ones are edited by all who may edit estimates, preliminary ones by who made them or may approve [EST-014]. */
export const mayEditEstimate = (action: EstimateAction, estimate: EstimateState, user_id: number): boolean =>
  !isPreliminary(estimate) || action === 'approve' || (action === 'create' && estimate.created_by === user_id);

/** Approve, delete, and change whether an estimate is preliminary [EST-006 EST-014]. */
export const mayApprove = (action: EstimateAction): boolean => action === 'approve';

/** A stored estimate becomes a job once it is final [EST-007]. */
export const isConvertible = (estimate: Pick<EstimateState, 'is_preliminary' | 'is_approved_by_user_id'>): boolean =>
  !isPreliminary(estimate);
