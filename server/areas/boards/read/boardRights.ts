import { can } from '#domain/access/can';
import type { BoardConfig } from '#domain/boards/config';
import type { BoardRights } from '#domain/boards/types';
import type { Actor } from '../../../access/actor';

/** What a user may do on a board [BRD-055 BRD-058 SDY-005]. */
export const boardRights = (config: BoardConfig, { permissions }: Pick<Actor, 'permissions'>): BoardRights => ({
  can_edit: can(permissions, config.edit_permission),
  can_move_all: can(permissions, 'CAN_MOVE_ALL_SCHEDULE_BOARD_CARDS'),
  can_override: can(permissions, 'CAN_OVERRIDE_SCHEDULE'),
});
