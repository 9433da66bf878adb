import { addDays, startOfWeek, weekOf, type CivilDate } from '../../domain/civilDate';
import { holidaysOf } from '../../domain/boards/workdays/holidays';
import { api } from './browserApi';
import { aGuniteJob, aJobOf, guniteNow, moveGunite } from './browserGunite';

/** Where a card stands: number of its crew, date, type, place in its day. */
export type Standing = readonly [crew: number, date: CivilDate | null, type: number | null, place: number | null];

interface Stored {
  key: string;
  id: number;
  job_id: number;
  job_detail_id: number;
  type_id: number | null;
  phase_id: number | null;
  crew_id: number | null;
  date: CivilDate | null;
  job_order: number | null;
}
interface Answer {
  crews: { id: number; name: string }[];
  cards: Stored[];
  sub_jobs: { id: number; job_name: string | null }[];
}

const boardOf = async (category: 'gunite' | 'pebble', date: CivilDate): Promise<Answer> =>
  (
    await api<{ boardCards: Answer }>(
      'manager',
      `query ($date: Date) { boardCards(category: ${category}, view: week, date: $date) { crews { id name }
        cards { key id job_id job_detail_id type_id phase_id crew_id date job_order } sub_jobs { id job_name } } }`,
      { date },
    )
  ).boardCards;

/** The week of Thanksgiving the year after next: nobody else plans there. */
const thanksgivingWeek = async (): Promise<CivilDate[]> => {
  const { today } = await guniteNow();
  const holiday = holidaysOf(Number(today.slice(0, 4)) + 2).find(({ key }) => key === 'thanksgiving');
  return weekOf(startOfWeek(holiday?.date ?? today));
};

/** Takes out what an earlier test of this week has left, there and in the weeks into which it was pushed. */
const clear = async (category: 'gunite' | 'pebble', monday: CivilDate): Promise<void> => {
  const weeks = await Promise.all([0, 7, 14].map((days) => boardOf(category, addDays(monday, days))));
  const left = weeks.flatMap(({ cards }) => cards.filter(({ date }) => date !== null && date >= monday));
  const { off } = await api<{ off: { items: { id: number }[] } }>(
    'manager',
    'query ($days: DateFilter) { off: daysWithoutWork(filter: { kind: { eq: "crew_off" }, first_day: $days }) { items { id } } }',
    { days: { gte: monday, lte: addDays(monday, 6) } },
  );
  for (const { id } of off.items)
    await api('manager', 'mutation ($id: Int!) { deleteDayWithoutWork(id: $id) { id } }', { id });
  const jobs = new Set(left.map(({ job_id }) => job_id));
  await Promise.all([...jobs].map((id) => api('admin', 'mutation ($id: Int!) { deleteJob(id: $id) { id } }', { id })));
};

/** Stops of five gunite crews: number of the crew, day of the week from 0, type, place in the day. */
const STOPS = {
  pool1: { crew: 1, day: 0, type: 1, place: 1 },
  complete: { crew: 1, day: 0, type: 1, place: 2, status: 1 },
  pool2: { crew: 1, day: 1, type: 2, place: 1 },
  pool3: { crew: 1, day: 2, type: 3, place: 1 },
  first: { crew: 2, day: 0, type: 1, place: 1 },
  second: { crew: 2, day: 0, type: 1, place: 2 },
  third: { crew: 2, day: 0, type: 1, place: 3 },
  promised: { crew: 2, day: 1, type: 1, place: 1 },
  arrived: { crew: 3, day: 0, type: 1, place: 1 },
  tuesday: { crew: 3, day: 1, type: 1, place: 1 },
  moved: { crew: 4, day: 1, type: 1, place: 1 },
  beside: { crew: 4, day: 0, type: 1, place: 1 },
  monday: { crew: 5, day: 0, type: 1, place: 1 },
  wednesday: { crew: 5, day: 2, type: 1, place: 1 },
} as const satisfies Record<string, { crew: number; day: number; type: number; place: number; status?: number }>;

type Stop = keyof typeof STOPS;
const isStop = (name: string): name is Stop => Object.hasOwn(STOPS, name);
const ALL_STOPS: readonly Stop[] = Object.keys(STOPS).filter(isStop);

/** Jobs of which several days stand on the board: one builder, one pool. */
const POOL: readonly Stop[] = ['pool1', 'pool2', 'pool3'];
/** Stops whose builders were told their day. */
const TOLD: readonly Stop[] = ['pool1', 'pool2', 'first', 'promised', 'tuesday', 'wednesday'];

/** A week of gunite in which Monday and Tuesday are about to be lost to the rain, with Thanksgiving on its Thursday. */
export const aRainWeek = async () => {
  const days = await thanksgivingWeek();
  const [monday = '', tuesday = ''] = days;
  await clear('gunite', monday);
  const { crews } = await boardOf('gunite', monday);
  const five = crews.filter(({ name }) => name.startsWith('Gunite ')).slice(0, 5);
  const numberOf = (id: number | null): number => five.findIndex((one) => one.id === id) + 1;
  const entryOf = (name: Stop): object => {
    const stop = STOPS[name];
    return {
      type: { id: stop.type },
      status: { id: 'status' in stop ? stop.status : 2 },
      crew: { id: five[stop.crew - 1]?.id },
      gunite_date: days[stop.day],
      job_order: stop.place,
    };
  };
  const pools = [POOL, ...ALL_STOPS.filter((name) => !POOL.includes(name)).map((name) => [name])];
  const made = await Promise.all(
    pools.map(async (names) => {
      const job = await aGuniteJob(names.map(entryOf), { total_yardage: 30 }, 'Rain');
      return names.map((name) => [name, job] as const);
    }),
  );
  const jobs = new Map(made.flat());
  const jobOf = (name: Stop): string => jobs.get(name) ?? '';

  const week = await boardOf('gunite', monday);
  const found = ALL_STOPS.map((name) => {
    const sub = week.sub_jobs.find(({ job_name }) => job_name === jobOf(name))?.id;
    const card = week.cards.find((one) => one.job_detail_id === sub && one.type_id === STOPS[name].type);
    if (!card) throw new Error(`no card of ${name}`);
    return [name, card] as const;
  });
  const cards = new Map(found);
  const cardOf = (name: Stop): Stored => {
    const card = cards.get(name);
    if (!card) throw new Error(`no card of ${name}`);
    return card;
  };
  const keyOf = (name: Stop): string => cardOf(name).key;
  await api('manager', 'mutation ($stops: [ToldStopInput!]!) { tellStops(stops: $stops) { keys } }', {
    stops: TOLD.map((name) => ({ key: keyOf(name), date: cardOf(name).date })),
  });
  await api(
    'manager',
    'mutation ($key: String!, $date: String!) { promiseStop(key: $key, date: $date, name: "Marcus") { key } }',
    { key: keyOf('promised'), date: tuesday },
  );
  await api(
    'office',
    'mutation ($order: GuniteWorkOrderInput!) { createGuniteWorkOrder(gunite_work_order: $order) { id } }',
    { order: { job_detail_id: cardOf('arrived').job_detail_id, work_order_date: monday, on_job: '07:00' } },
  );
  return {
    days,
    path: `/week/gunite?date=${monday}`,
    keyOf,
    jobOf,
    /** Somebody else moves a stop to another day of its crew. */
    moveElsewhere: (name: Stop, day: number) =>
      moveGunite(cardOf(name), { crew_id: five[STOPS[name].crew - 1]?.id, date: days[day] }),
    /** Where all stops stand now, by the server. */
    now: async (): Promise<Record<string, Standing>> => {
      const weeks = await Promise.all([0, 7, 14].map((ahead) => boardOf('gunite', addDays(monday, ahead))));
      const all = new Map(weeks.flatMap(({ cards: shown }) => shown.map((card) => [card.key, card] as const)));
      return Object.fromEntries(
        ALL_STOPS.map((name): [Stop, Standing] => {
          const card = all.get(keyOf(name));
          return [
            name,
            [numberOf(card?.crew_id ?? null), card?.date ?? null, card?.type_id ?? null, card?.job_order ?? null],
          ];
        }),
      );
    },
  };
};
/** A week of pebble with the prep of a job on Monday and its application on Tuesday. */
export const aPrepAndApp = async () => {
  const days = await thanksgivingWeek();
  const [monday = '', tuesday = ''] = days;
  await clear('pebble', monday);
  const { crews } = await boardOf('pebble', monday);
  const crewOf = (name: string) => ({ id: crews.find((crew) => crew.name === name)?.id });
  const job = await aJobOf(
    {
      job_category: { id: 2 },
      pebble_details: {
        crew_information: [
          { phase_type: { id: 1 }, crew: crewOf('Prep 1'), date: monday, status: { id: 2 } },
          { phase_type: { id: 2 }, crew: crewOf('App 1'), date: tuesday, status: { id: 2 } },
        ],
      },
    },
    'Rain',
  );
  const { sub_jobs } = await boardOf('pebble', monday);
  const sub = sub_jobs.find(({ job_name }) => job_name === job)?.id;
  const cards = async () =>
    (await boardOf('pebble', monday)).cards.filter(({ job_detail_id }) => job_detail_id === sub);
  const app = (await cards()).find(({ phase_id }) => phase_id === 2);
  if (!app) throw new Error('no application');
  return {
    days,
    path: `/week/pebble?date=${monday}`,
    key: app.key,
    job,
    /** The dates of prep and application. */
    dates: async () => {
      const all = await cards();
      return [1, 2].map((phase) => all.find(({ phase_id }) => phase_id === phase)?.date ?? null);
    },
  };
};
