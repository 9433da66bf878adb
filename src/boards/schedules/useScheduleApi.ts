import { useServer } from '../../dataProvider/ServerContext';
import { useMemo } from 'react';
import {
  FEEDS_QUERY,
  MINE_QUERY,
  RENEW_FEED,
  REVOKE_FEED,
  MONTH_QUERY,
  TEAM_QUERY,
  type ScheduleApi,
} from './scheduleQueries';

/** The calls of the schedules; their answers are asked anew every minute. */
export const useScheduleApi = (): ScheduleApi => {
  const server = useServer();
  return useMemo(() => {
    const { query, mutate } = server;
    return {
      month: async (month) => (await query(MONTH_QUERY, { month })).calendar,
      mine: async (days, employee_id) => (await query(MINE_QUERY, { ...days, employee_id })).mySchedule,
      feeds: async (employee_id) => (await query(FEEDS_QUERY, { employee_id })).calendarFeeds,
      renewFeed: async ({ employee_id, crew_id }, proof) =>
        (await mutate(RENEW_FEED, { employee_id, crew_id, proof })).renewCalendarFeed,
      revokeFeed: async (id) => {
        await mutate(REVOKE_FEED, { id });
      },
      team: async (days) => (await query(TEAM_QUERY, { ...days })).teamSchedule,
    };
  }, [server]);
};
