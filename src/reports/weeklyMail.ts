import type { Server } from '../dataProvider/server';
import { gql } from '../dataProvider/gql';
import { narrowed } from '../dataProvider/narrowed';
import type { WeeklyMail } from '#domain/reports/weeklyMail';

export type WeeklyMailChoice = Pick<WeeklyMail, 'weekday' | 'format'>;

/** The calls of the weekly mail of one view. */
export interface WeeklyMailApi {
  read: (view_id: number) => Promise<WeeklyMail | null>;
  save: (view_id: number, choice: WeeklyMailChoice & { language: string }) => Promise<void>;
  stop: (view_id: number) => Promise<void>;
}

const READ = narrowed<{ weeklyMail: WeeklyMail | null }>(
  gql(`query WeeklyMail($view_id: Int!) {
  weeklyMail(view_id: $view_id) { weekday format language next_date time last_at last_result last_reason } }`),
);
const SAVE = gql(`mutation SaveWeeklyMail($view_id: Int!, $weekday: Int!, $format: String!, $language: String!) {
  saveWeeklyMail(view_id: $view_id, weekday: $weekday, format: $format, language: $language) }`);
const STOP = gql(`mutation StopWeeklyMail($view_id: Int!) { stopWeeklyMail(view_id: $view_id) }`);

export const weeklyMailApi = (server: Server): WeeklyMailApi => ({
  read: async (view_id) => (await server.query(READ, { view_id })).weeklyMail,
  save: async (view_id, choice) => void (await server.mutate(SAVE, { view_id, ...choice })),
  stop: async (view_id) => void (await server.mutate(STOP, { view_id })),
});
