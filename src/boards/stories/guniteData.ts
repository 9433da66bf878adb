import { badgesOf } from '#domain/boards/badges';
import { guniteRows } from '#domain/boards/deriveGunite';
import { readinessOf } from '#domain/boards/readiness';
import type { BoardAnswer, BoardCrew, Card, SubJob } from '#domain/boards/types';
import { addDays, weekOf, type CivilDate } from '#domain/civilDate';
import { guniteSummary } from '#domain/gunite/summary';
import { CATEGORY, DIVISION, STATUS, GUNITE_TYPE } from '#domain/statuses';
import { aCard, aSubJob, numbered, type Plan, type StoryBoard } from './boardData';
import { seeded } from './seeded';

const FOREMEN = ['Joy Cortez', 'Winston Overby', 'Sandra Mosley', 'Victor Caldwell'] as const;

const guniteCrews = (): BoardCrew[] =>
  [...FOREMEN.map((_, index) => `Gunite ${index + 1}`), 'Flash'].map((name, index): BoardCrew => ({
    id: 4001 + index,
    name,
    subdivision: name.startsWith('Flash') ? 'Flash' : 'Gunite',
    division_id: DIVISION.GUNITE,
    sort_order: index,
    is_active: true,
    daily_capacity: name === 'Flash' ? 40 : 110,
    ...(name !== 'Gunite 4' && { yard_lat: 29.6 + index * 0.15, yard_lon: -95.4 }),
    foreman_id: 4001 + index,
    foreman_name: FOREMEN[index] ?? 'Fernando Okafor',
  }));

const aGuniteSubJob = (id: number, plan: Plan): SubJob => {
  const { random, today } = plan;
  const yes = () => random.chance(0.85);
  return {
    ...aSubJob(id, plan),
    category_id: CATEGORY.GUNITE,
    is_slurry_pickup: false,
    colors: [],
    plan_ia: null,
    mmg_ia: null,
    pebble_perimeter: null,
    plan_perimeter: random.between(68, 180),
    plan_sa: random.between(260, 980),
    badges: badgesOf({
      is_cash_on_delivery: random.chance(0.1),
      is_critical_note: random.chance(0.1),
      is_flash: random.chance(0.2),
      is_spa_negative_edge: random.chance(0.1),
    }),
    readiness: readinessOf('gunite', {
      checkin_date: random.chance(0.6) ? addDays(today, -2) : null,
      is_pool_ready_to_shoot: yes(),
      is_steel_done: yes(),
      is_stub_out: yes(),
      is_depth_matches_plan: yes(),
      is_water_on_site: yes(),
      is_access_to_power: yes(),
      is_needs_inspection: random.chance(0.1),
      is_job_caved_in: false,
    }),
  };
};

const TRAYS = [STATUS.PENDING, STATUS.PENDING, STATUS.PENDING, STATUS.ON_HOLD, STATUS.WEEPING] as const;

/** Where an entry of this type stands: more than half on a crew's day, the rest in the trays. */
const aGunitePlace = (type_id: number, { random, days, today, crews }: Plan): Partial<Card> => {
  const isFlash = type_id === GUNITE_TYPE.FLASH;
  const own = crews.filter(({ subdivision }) => subdivision === (isFlash ? 'Flash' : 'Gunite'));
  const crew = own[random.between(0, own.length - 1)];
  const date: CivilDate = days[random.between(0, Math.min(4, days.length - 1))] ?? today;
  const needsDate = type_id > GUNITE_TYPE.DAY_1 && !isFlash;
  if (crew && (needsDate || random.chance(0.6)))
    return { date, crew_id: crew.id, status_id: date < today ? STATUS.COMPLETE : STATUS.PENDING };
  return isFlash ? { status_id: STATUS.PENDING } : { status_id: random.of(TRAYS), date: null };
};

/**
 * A gunite board: one or two days a pool, now and then a flash, some repairs, some jobs awaiting their builder; two
 * wait with a date.
 */
export const aGuniteAnswer = ({
  view = 'week',
  jobs = 30,
  today = '2026-03-04',
  date = today,
  longNames = false,
  seed = 11,
}: StoryBoard = {}): BoardAnswer => {
  const crews = guniteCrews();
  const days = view === 'day' ? [date] : weekOf(date);
  const plan: Plan = { random: seeded(seed), days, today, crews, longNames };
  const cards: Card[] = [];
  const sub_jobs: SubJob[] = [];
  for (let id = 1; id <= jobs; id += 1) {
    const made = aGuniteSubJob(id, plan);
    if (id % 10 === 4) {
      sub_jobs.push({
        ...made,
        category_id: CATEGORY.WARRANTY,
        description: 'Cut out and repour the raised wall',
        readiness: null,
      });
      cards.push(
        aCard(9000 + id, made, {
          entity: 'crew_repair_job',
          division_id: DIVISION.GUNITE,
          notes: 'Bring the small pump',
        }),
      );
      continue;
    }
    const isWaiting = id % 11 === 7;
    const types = [GUNITE_TYPE.DAY_1, ...(id % 4 === 1 ? [2] : []), ...(id % 7 === 2 ? [GUNITE_TYPE.FLASH] : [])];
    const own = types.map((type_id, at) =>
      aCard(id * 10 + at, made, {
        entity: 'gunite_history',
        type_id,
        yardage: plan.random.chance(0.8) ? plan.random.between(80, 240) / 4 : null,
        ...(isWaiting && type_id === GUNITE_TYPE.DAY_1 ? {} : aGunitePlace(type_id, plan)),
        ...(id <= 2 && type_id === GUNITE_TYPE.DAY_1 && { status_id: STATUS.PENDING, crew_id: null, date }),
      }),
    );
    cards.push(...own);
    sub_jobs.push({
      ...made,
      gunite_summary: guniteSummary(guniteRows(own)),
      ...(isWaiting && { status_id: STATUS.AWAITING_BUILDER, awaiting_builder_date: addDays(today, -2) }),
    });
  }
  return {
    category: 'gunite',
    view,
    date,
    today,
    cursor: 'c0',
    days,
    crews,
    sub_jobs,
    cards: numbered(cards),
    removed: [],
  };
};
