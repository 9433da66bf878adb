import { CALENDAR_VIEW } from '#domain/access/boardNeeds';
import { CALLS } from '#domain/access/calls';
import type { BoardCategory } from '#domain/boards/kinds';
import { ownDays } from '#domain/boards/ownItems';
import type { ScheduleEntry } from '#domain/boards/scheduleEntry';
import { fieldworkerRows, NO_WORKER } from '#domain/boards/timeGrid/fieldworkers';
import type { BoardCrew } from '#domain/boards/types';
import type { DayNote } from '#domain/boards/workdays/dayNote';
import { DIVISION_OF } from '#domain/boards/workdays/isWorkday';
import { isCivilDate, weekOf, type CivilDate } from '#domain/civilDate';
import { daysOfMonth, daysOfWeeks, isCivilMonth, monthOf, type CivilMonth } from '#domain/civilMonth';
import { demand } from '../../../access/demand';
import { boardReach } from '../read/reach';
import { crewsFor } from '../read/seenOfBoard';
import { loadSchedule } from '../schedule/loadSchedule';
import { readBoardNotes } from '../../workdays/readDayNotes';
import type { Builder } from '../../../api/builder';
import type { boardCategory } from './boardSearch';
import { plainObject } from '../../../api/plainTypes';
import { DAY_NOTES, type addDayNote } from '../../workdays/dayNoteType';

interface Calendar {
  category: BoardCategory;
  month: CivilMonth;
  today: CivilDate;
  entries: readonly ScheduleEntry[];
  day_notes: readonly DayNote[];
}
type Fieldworker = Pick<BoardCrew, 'id' | 'name' | 'is_active'>;
interface TeamSchedule {
  today: CivilDate;
  days: readonly CivilDate[];
  fieldworkers: readonly Fieldworker[];
  visits: readonly ScheduleEntry[];
  day_notes: readonly DayNote[];
}

/** The crews that a calendar tells of: those of its board that work, and whoever has something on its days. */
const notedCrews = (
  category: BoardCategory,
  crews: readonly BoardCrew[],
  entries: readonly ScheduleEntry[],
): BoardCrew[] => {
  const busy = new Set(entries.map(({ crew_id }) => crew_id));
  return crews.filter(
    ({ id, is_active, division_id }) =>
      busy.has(id) || (is_active !== false && (division_id ?? DIVISION_OF[category]) === DIVISION_OF[category]),
  );
};

/** `calendar` and `teamSchedule` [RPT-015]. */
export const addScheduleQueries = (
  builder: Builder,
  category: ReturnType<typeof boardCategory>,
  note: ReturnType<typeof addDayNote>,
): void => {
  const entry = plainObject<ScheduleEntry>(builder, 'ScheduleEntry', {
    key: 'String!',
    job_id: 'Int!',
    job_detail_id: 'Int!',
    date: 'Date!',
    start: 'LocalDateTime',
    end: 'LocalDateTime',
    order: 'Int',
    start_time: 'Time',
    job_name: 'String',
    company_abbreviation: 'String',
    city: 'String',
    description: 'String',
    crew_id: 'Int',
    crew_name: 'String',
    phase_id: 'Int',
    type_id: 'Int',
    status_id: 'Int',
    yards: 'Quantity',
    square_feet: 'Quantity',
  });
  const worker = plainObject<Fieldworker>(builder, 'Fieldworker', {
    id: 'Int!',
    name: 'String!',
    is_active: 'Boolean',
  });
  const calendar = builder.objectRef<Calendar>('Calendar').implement({
    fields: (t) => ({
      category: t.field({ type: category, nullable: false, resolve: (row) => row.category }),
      month: t.exposeString('month', { nullable: false, description: 'YYYY-MM.' }),
      today: t.field({ type: 'Date', nullable: false, resolve: (row) => row.today }),
      entries: t.field({ type: [entry], nullable: false, resolve: (row) => [...row.entries] }),
      day_notes: t.field({
        type: [note],
        nullable: false,
        description: DAY_NOTES,
        resolve: (row) => [...row.day_notes],
      }),
    }),
  });
  const team = builder.objectRef<TeamSchedule>('TeamSchedule').implement({
    fields: (t) => ({
      today: t.field({ type: 'Date', nullable: false, resolve: (row) => row.today }),
      days: t.field({ type: ['Date'], nullable: false, resolve: (row) => [...row.days] }),
      fieldworkers: t.field({
        type: [worker],
        nullable: false,
        description: 'In the order of the warranty boards.',
        resolve: (row) => [...row.fieldworkers],
      }),
      visits: t.field({ type: [entry], nullable: false, resolve: (row) => [...row.visits] }),
      day_notes: t.field({
        type: [note],
        nullable: false,
        description: DAY_NOTES,
        resolve: (row) => [...row.day_notes],
      }),
    }),
  });
  builder.queryField('calendar', (t) =>
    t.field({
      type: calendar,
      nullable: false,
      description: 'What a board has scheduled in a month.',
      args: {
        category: t.arg({ type: category, required: true }),
        month: t.arg.string({ description: 'YYYY-MM; this month when absent or no month.' }),
        whole_weeks: t.arg.boolean({
          description: 'Also the days of other months in its first and last weeks, from Sunday or Monday on.',
        }),
      },
      resolve: async (_root, args, { actor, db, runner, today }) => {
        demand(actor, CALENDAR_VIEW[args.category]);
        const month = isCivilMonth(args.month) ? args.month : monthOf(today);
        const days = args.whole_weeks ? daysOfWeeks(month) : daysOfMonth(month);
        const { entries, crews } = await loadSchedule(runner, args.category, days, await boardReach(db, actor));
        const rows = notedCrews(args.category, await crewsFor(runner, actor, args.category, crews), entries);
        const day_notes = await readBoardNotes(runner, actor, args.category, rows, days);
        return { category: args.category, month, today, entries, day_notes };
      },
    }),
  );
  builder.queryField('teamSchedule', (t) =>
    t.field({
      type: team,
      nullable: false,
      description: 'The warranty visits of a week, Monday to Sunday, or of other days, by fieldworker.',
      extensions: { need: CALLS.teamSchedule.need },
      args: {
        start_date: t.arg({ type: 'Date', description: 'A day of the week; today when absent.' }),
        end_date: t.arg({
          type: 'Date',
          description: 'The days from the first one to this one, in place of the week.',
        }),
      },
      resolve: async (_root, { start_date, end_date }, { actor, db, runner, today }) => {
        const start = isCivilDate(start_date) ? start_date : today;
        const days = isCivilDate(end_date) ? ownDays(start, end_date) : weekOf(start);
        const { entries, crews } = await loadSchedule(runner, 'warranty', days, await boardReach(db, actor));
        const held = new Set(entries.map(({ crew_id }) => crew_id ?? NO_WORKER));
        const rows = fieldworkerRows(await crewsFor(runner, actor, 'warranty', crews), held);
        const fieldworkers = rows.flatMap((row) => row ?? []);
        const day_notes = await readBoardNotes(runner, actor, 'warranty', fieldworkers, days);
        return { today, days, visits: entries, fieldworkers, day_notes };
      },
    }),
  );
};
