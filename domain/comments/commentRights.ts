import { GIVING, type Need } from '../access/can';
import type { Permission } from '../access/permissions';
import { isWriting } from '../access/viewAs';

/**
 * Who writes comments, beside the right to read the record: whoever may change anything at all, and whoever works on own
 * jobs. An account that only looks, such as the display on a wall, writes none [ADM-015].
 */
export const WRITES_COMMENTS: Need = { any: ['CAN_VIEW_MY_JOBS', ...GIVING.filter(isWriting)] };

/** Deletes comments of others: by the right that deletes jobs, which managers have [ADM-015]. */
export const DELETES_COMMENTS: Permission = 'CAN_DELETE_JOB';
