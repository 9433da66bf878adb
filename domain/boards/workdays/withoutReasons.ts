import type { BoardCategory } from '../kinds';
import type { DayKind, DayWithoutWork } from './dayWithoutWork';

/** What everybody is told: it is about no crew and no person. */
export const PUBLIC_KINDS: readonly DayKind[] = ['holiday', 'closure', 'plant_closed'];

/**
 * The days without work as a board tells them to people who may not read absences: that a row of the board does not work,
 * and neither why nor who. A person who has no row of the board is left out [SDY-001].
 */
export const withoutReasons = (days: readonly DayWithoutWork[], category: BoardCategory): DayWithoutWork[] =>
  days.flatMap((day) => {
    if (PUBLIC_KINDS.includes(day.kind)) return [day];
    if (day.crew_id === null && category !== 'warranty') return [];
    return [{ ...day, reason: null, name: null, employee_name: null, employee_crew_ids: [] }];
  });
