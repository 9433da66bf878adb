import { asWeekStart, type WeekStart } from '#domain/weekStart';
import { useProfile } from './useProfile';

/** The day on which the weeks of date pickers and of months begin: the contractor's setting [KEY-004 RPT-015]. */
export const useWeekStart = (): WeekStart => asWeekStart(useProfile()?.week_starts_on);
