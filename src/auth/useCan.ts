import { can, type Need } from '#domain/access/can';
import { useProfile } from './useProfile';

/**
 * Whether the signed-in user may do something, by the codes of the profile [AUTH-024].
 * @example const mayDelete = useCan('CAN_DELETE_JOB');
 */
export const useCan = (need: Need): boolean => can(useProfile()?.permissions, need);
