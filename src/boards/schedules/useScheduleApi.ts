import { useApolloClient } from '@apollo/client';
import { useMemo } from 'react';
import {
  MINE_QUERY,
  MONTH_QUERY,
  TEAM_QUERY,
  type Month,
  type OwnWeek,
  type ScheduleApi,
  type TeamWeek,
} from './scheduleQueries';
import { calls } from '../../dataProvider/calls';

/** The calls over the app's one client; their answers are asked anew every minute and stay out of its cache. */
export const useScheduleApi = (): ScheduleApi => {
  const client = useApolloClient();
  return useMemo(() => {
    const { ask } = calls(client);
    return {
      month: async (month) => (await ask<{ calendar: Month }>(MONTH_QUERY, { month })).calendar,
      mine: async (start_date, employee_id) =>
        (await ask<{ mySchedule: OwnWeek }>(MINE_QUERY, { start_date, employee_id })).mySchedule,
      team: async (start_date) => (await ask<{ teamSchedule: TeamWeek }>(TEAM_QUERY, { start_date })).teamSchedule,
    };
  }, [client]);
};
