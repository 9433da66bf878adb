import type { ServerArea } from '../../api/serverArea';
import { calendarFeeds } from './calendarCalls';
import { registerFeeds } from './registerFeeds';

/** Schedules in the calendar programs of crews and employees [MSG-003]. */
export const calendarArea: ServerArea = { calls: [calendarFeeds], routes: registerFeeds };
