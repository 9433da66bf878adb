import type { CivilDate } from '../../civilDate';
import { dateLimits, PRESITE_YEARS_AHEAD, type DateLimits } from '../../inputs/dateInput';

/** The days that a presite can be scheduled for: at most five years ahead [PSC-005 PRE-010 UI-004]. */
export const scheduleLimits = (today: CivilDate): DateLimits => dateLimits(today, PRESITE_YEARS_AHEAD);
