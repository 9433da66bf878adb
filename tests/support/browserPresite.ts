import type { Locator, Page } from 'playwright-core';
import { addDays } from '../../domain/civilDate';
import { api } from './browserApi';
import { firstUnclaimed } from './claims';

interface ServerItem {
  job_presite_details_id: number;
  presite_supervisor_id: number;
  scheduled_date: string | null;
  version: number;
  job: { id: number; name: string; lat: number | null };
  job_detail: { id: number; job_category: { id: number } };
}
interface ServerSupervisor {
  id: number;
  name: string;
  is_active: boolean;
  divisions: number[];
}
interface Answer {
  businessDay: string;
  presiteSchedule: ServerItem[];
  lookupPresiteSupervisor: ServerSupervisor[];
}

const DAY = `query ($date: Date) { businessDay lookupPresiteSupervisor { id name is_active divisions }
  presiteSchedule(presite_date: $date) { job_presite_details_id presite_supervisor_id scheduled_date version job { id name lat } job_detail { id job_category { id } } } }`;
const ASSIGN =
  'mutation ($id: Int!, $employee: Int, $date: String) { updatePresiteSchedule(presite_id: $id, employee_id: $employee, scheduled_date: $date) { id } }';

/** The schedule of a day as another client sees it. */
export const scheduleNow = (date?: string): Promise<Answer> => api('manager', DAY, { date: date ?? null });

/** Where an item stands on a day: a supervisor, or -2 or -3. */
export const placeNow = async (id: number, date: string): Promise<number | undefined> =>
  (await scheduleNow(date)).presiteSchedule.find((item) => item.job_presite_details_id === id)?.presite_supervisor_id;

const CHECKLIST =
  'query ($id: Int!) { SupervisorDetail(jobDetailId: $id) { sub_job { presite { is_water_on_site feet_of_hose_needed checkin_date } } } }';

/** What is stored of a checklist, as another client sees it. */
export const checklistOf = async (subJob: number): Promise<unknown> =>
  (await api<{ SupervisorDetail: { sub_job: { presite: unknown } } }>('manager', CHECKLIST, { id: subJob }))
    .SupervisorDetail.sub_job.presite;

/** Somebody else assigns a presite, without a browser. */
export const assignElsewhere = (account: string, id: number, employee: number | null, date: string): Promise<unknown> =>
  api(account, ASSIGN, { id, employee, date });

export interface QuietDay {
  date: string;
  us: string;
  path: string;
  gunite: ServerSupervisor;
  pebble: ServerSupervisor;
  both: ServerSupervisor;
}

/** A day that holds no demo presites, one for each test, with a supervisor of each kind. */
export const quietDay = async (number: number): Promise<QuietDay> => {
  const { businessDay, lookupPresiteSupervisor } = await scheduleNow();
  const date = addDays(businessDay, 300 + number);
  const found = (divisions: string): ServerSupervisor => {
    const one = lookupPresiteSupervisor.find(
      (each) => each.is_active && each.divisions.filter((id) => id === 2 || id === 3).join() === divisions,
    );
    if (!one) throw new Error(`the demo has no supervisor of ${divisions}`);
    return one;
  };
  return {
    date,
    us: `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`,
    path: `/PresiteSchedule?date=${date}`,
    gunite: found('2'),
    pebble: found('3'),
    both: found('2,3'),
  };
};

const taken = new Set<number>();

/** An item that no other test uses, without a supervisor on that day: it stands first in its column. */
export const anItem = async (
  date: string,
  category: 1 | 2 = 1,
  isOnMap = false,
): Promise<{ id: number; name: string; subJob: number }> => {
  const { presiteSchedule } = await scheduleNow(date);
  const waiting = presiteSchedule.filter(
    (each) =>
      each.scheduled_date === null &&
      each.presite_supervisor_id < 0 &&
      each.job_detail.job_category.id === category &&
      (!isOnMap || each.job.lat !== null) &&
      !taken.has(each.job_presite_details_id),
  );
  const item = firstUnclaimed(waiting, (each) => `presite ${each.job_presite_details_id}`);
  if (!item) throw new Error('the demo has no further unassigned presite');
  taken.add(item.job_presite_details_id);
  await assignElsewhere('manager', item.job_presite_details_id, null, date);
  return { id: item.job_presite_details_id, name: item.job.name, subJob: item.job_detail.id };
};

/** A column by the name in its head. */
export const column = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: new RegExp(`^${name}: \\d+ presites?$`) });
export const card = (page: Page, id: number): Locator => page.locator(`[data-presite="${id}"]`);
export const caption = (page: Page): Locator => page.locator('.presite-caption');
/** What the schedule tells a screen reader. */
export const announced = (page: Page, text: string | RegExp): Promise<void> =>
  page.locator('[data-presite-said]').filter({ hasText: text }).waitFor({ state: 'attached' });

/** Carries a card with the mouse as a hand does; `over` looks on before it is let go. */
export const carry = async (page: Page, from: Locator, to: Locator, over?: () => Promise<void>): Promise<void> => {
  await to.scrollIntoViewIfNeeded();
  await from.scrollIntoViewIfNeeded();
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('not on the page');
  await page.mouse.move(start.x + 60, start.y + 20);
  await page.mouse.down();
  await page.mouse.move(start.x + 72, start.y + 26, { steps: 3 });
  await page.mouse.move(end.x + end.width / 2, end.y + Math.min(end.height / 2, 200), { steps: 8 });
  await caption(page).filter({ hasText: /./ }).waitFor();
  await over?.();
  await page.mouse.up();
};

/** Counts the assignments that a page sends. */
export const countAssignments = (page: Page): (() => number) => {
  let sent = 0;
  page.on('request', (request) => {
    if (/AssignPresite|UndoPresite/.test(request.postData() ?? '')) sent += 1;
  });
  return () => sent;
};
