import { boardConfig } from '#domain/boards/config';
import { badgesOf } from '#domain/boards/badges';
import { cardKey } from '#domain/boards/boardState';
import { orderAt } from '#domain/boards/order';
import { readinessOf } from '#domain/boards/readiness';
import type { SiteAnswer } from '#domain/evening/siteAnswer';
import type { BoardCategory, BoardView } from '#domain/boards/kinds';
import type { BoardAnswer, BoardCrew, Card, SubJob } from '#domain/boards/types';
import { addDays, weekOf, type CivilDate } from '#domain/civilDate';
import { PHASE } from '#domain/pebble/phases';
import { pebbleSummary } from '#domain/pebble/summary';
import { CATEGORY, DIVISION, STATUS } from '#domain/statuses';
import { seeded, type Seeded } from './seeded';

const FAMILIES = [
  'Alvarez',
  'Benoit',
  'Castillo',
  'Dugan',
  'Escobedo',
  'Fontenot',
  'Guidry',
  'Hollis',
  'Iverson',
  'Jansen',
  'Kowalski',
  'Landry',
  'Mendoza',
  'Nguyen',
  'Okafor',
  'Patel',
  'Quintana',
  'Ramirez',
  'Sandoval',
  'Tran',
] as const;
const BUILDERS = [
  ['Bayou City Pools', 'BCP'],
  ['Cypress Creek Pools', 'CCP'],
  ['Gulf Coast Aquatics', 'GCA'],
  ['Lone Star Backyards', 'LSB'],
  ['Memorial Custom Pools', 'MCP'],
  ['Piney Woods Outdoor', 'PWO'],
] as const;
const CITIES = [
  ['Katy', '77449', '485X'],
  ['Cypress', '77433', '327K'],
  ['Spring', '77379', '290T'],
  ['Sugar Land', '77479', '568B'],
  ['The Woodlands', '77381', '251F'],
  ['Pearland', '77584', '614P'],
  ['Tomball', '77375', '288G'],
] as const;
const STREETS = [
  'Bering Dr',
  'Memorial Ln',
  'Sage Meadow Ct',
  'Falcon Landing Blvd',
  'Cinco Ranch Rd',
  'Louetta Rd',
  'Kuykendahl Rd',
] as const;
const COLORS = [
  'Tahoe Blue',
  'French Gray',
  'Caribbean Blue',
  'White Diamonds',
  'Aqua Blue',
  'Black Canyon',
  'Sandy Beach',
] as const;

const CREW_PLAN = [
  ['Prep', 4, 'Luis Ortega'],
  ['App', 5, 'Marcus Hill'],
  ['Detail', 3, 'Ana Salinas'],
] as const;

const storyCrews = (times = 1): BoardCrew[] =>
  CREW_PLAN.flatMap(([subdivision, count, foreman], group) =>
    Array.from({ length: count * times }, (_, index): BoardCrew => ({
      id: (group + 1) * 1000 + index + 1,
      name: `${subdivision} ${index + 1}`,
      subdivision,
      division_id: DIVISION.PEBBLE,
      sort_order: index,
      is_active: true,
      daily_capacity: subdivision === 'App' ? 2000 : null,
      foreman_id: (group + 1) * 1000 + index + 1,
      foreman_name: index % 2 === 0 ? foreman : `${foreman.split(' ')[0] ?? ''} Vega`,
    })),
  );

export interface Plan {
  random: Seeded;
  days: readonly CivilDate[];
  today: CivilDate;
  crews: readonly BoardCrew[];
  longNames: boolean;
}

export const aSubJob = (id: number, { random, today, longNames }: Plan): SubJob => {
  const [company_name, company_abbreviation] = random.of(BUILDERS);
  const [city, zip_code, key_map] = random.of(CITIES);
  const plan_ia = random.between(420, 1650);
  const family = random.of(FAMILIES);
  return {
    id,
    job_id: 500 + id,
    version: 1,
    category_id: CATEGORY.PEBBLE,
    status_id: STATUS.PENDING,
    awaiting_builder_date: null,
    requested_app_date: random.chance(0.7) ? addDays(today, random.between(-4, 25)) : null,
    is_slurry_pickup: random.chance(0.2),
    details_id: id + 100_000,
    summary: null,
    gunite_summary: null,
    job_name: longNames
      ? `${family} and ${random.of(FAMILIES)} Family Residence with Spa, Sun Shelf and Raised Bond Beam`
      : `${family} ${random.of(['Residence', 'Pool', 'Spa', 'Remodel'])}`,
    company_id: 1,
    company_name: longNames ? `${company_name} Design, Construction and Renovation of Greater Houston` : company_name,
    company_abbreviation: longNames ? 'BAYOUCITYPO' : company_abbreviation,
    address_line_1: random.chance(0.95) ? `${random.between(100, 19_900)} ${random.of(STREETS)}` : null,
    address_line_2: null,
    city: longNames ? 'The Village of Sterling Ridge at The Woodlands' : city,
    state: 'TX',
    zip_code,
    pin: null,
    key_map,
    entered_date: addDays(today, -id),
    lat: 29.5 + (id % 13) * 0.05,
    lon: -95.4,
    phone: random.chance(0.8) ? `(713) 555-${random.between(1000, 9999)}` : null,
    gate_code: random.chance(0.3) ? `#${random.between(1000, 9999)}` : null,
    plan_perimeter: null,
    pebble_perimeter: random.between(70, 190),
    plan_sa: null,
    plan_ia,
    mmg_ia: random.chance(0.4) ? plan_ia + random.between(-40, 60) : null,
    depth_low: 3.5,
    depth_high: random.between(5, 9),
    colors: random.chance(0.85) ? [random.of(COLORS)] : [],
    critical_note: 'Dog in the yard, call first.',
    badges: badgesOf({
      is_cash_on_delivery: random.chance(0.12),
      is_critical_note: random.chance(0.08),
      is_request_form: random.chance(0.25),
      is_trim_tile: random.chance(0.15),
      is_complete_chip_out: random.chance(0.15),
      is_commercial: random.chance(0.05),
    }),
    readiness: readinessOf('pebble', {
      checkin_date: random.chance(0.5) ? addDays(today, -3) : null,
      is_water_on_site: random.chance(0.8),
      is_access_to_power: random.chance(0.9),
      is_weeping: random.chance(0.1),
    }),
    notes: random.chance(0.3) ? 'Use the side gate on the left.' : null,
    description: null,
  };
};

/** Where an entry is: this share on the days in view, the rest in the trays. */
const aPlace = (phase: number, { random, days, today, crews }: Plan): Partial<Card> => {
  const word = { [PHASE.PREP]: 'Prep', [PHASE.APP]: 'App', [PHASE.DETAIL]: 'Detail' }[phase];
  const own = crews.filter((crew) => crew.subdivision === word);
  const crew = own[random.between(0, Math.max(0, own.length - 1))];
  const date = days[random.between(0, random.chance(0.06) ? days.length - 1 : Math.min(4, days.length - 1))] ?? today;
  if (random.chance(0.62) && (crew || phase === PHASE.SLURRY)) {
    return {
      date,
      crew_id: crew?.id ?? null,
      foreman_id: crew?.foreman_id ?? null,
      foreman_name: crew?.foreman_name ?? null,
      status_id: date < today ? random.of([STATUS.COMPLETE, STATUS.COMPLETE, STATUS.PENDING]) : STATUS.PENDING,
    };
  }
  const held = [STATUS.PENDING, STATUS.PENDING, STATUS.ON_HOLD] as const;
  return {
    status_id: phase === PHASE.APP ? random.of([...held, STATUS.WEEPING, STATUS.READY_TO_APPLY]) : random.of(held),
  };
};

const PHASES = [PHASE.PREP, PHASE.APP, PHASE.DETAIL, PHASE.SLURRY] as const;

export const aCard = (id: number, subJob: SubJob, fields: Partial<Card>): Card => ({
  key: cardKey(fields.entity ?? 'crew_information', id),
  entity: 'crew_information',
  id,
  version: 1,
  job_id: subJob.job_id,
  job_detail_id: subJob.id,
  phase_id: null,
  type_id: null,
  division_id: null,
  status_id: STATUS.PENDING,
  crew_id: null,
  foreman_id: null,
  foreman_name: null,
  date: null,
  job_order: null,
  position: null,
  notes: null,
  yardage: null,
  ...fields,
});

export const numbered = (cards: readonly Card[]): Card[] => {
  const counts = new Map<string, number>();
  return cards.map((card) => {
    if (
      card.date === null ||
      card.entity === 'crew_repair_job' ||
      (card.crew_id === null && card.phase_id !== PHASE.SLURRY)
    )
      return card;
    const day = `${card.phase_id ?? ''} ${card.crew_id ?? ''} ${card.date}`;
    const index = counts.get(day) ?? 0;
    counts.set(day, index + 1);
    return { ...card, ...orderAt(index) };
  });
};

/** The builder has said of the first planned card that the site is ready. */
const confirmed = (cards: readonly Card[]): SiteAnswer[] => {
  const card = cards.find(({ date }) => date !== null);
  return card?.date
    ? [
        {
          key: card.key,
          date: card.date,
          kind: 'builder',
          answer: 'confirmed',
          reason: null,
          answered_at: '2026-03-04T01:42:00Z',
        },
      ]
    : [];
};

export interface StoryBoard {
  category?: BoardCategory;
  view?: BoardView;
  jobs?: number;
  crewTimes?: number;
  today?: CivilDate;
  date?: CivilDate;
  longNames?: boolean;
  seed?: number;
}

/**
 * A pebble board as a Houston contractor would have it: four entries a job, some repairs, some jobs awaiting their
 * builder.
 */
export const aBoardAnswer = ({
  view = 'week',
  jobs = 34,
  crewTimes = 1,
  today = '2026-03-04',
  date = today,
  longNames = false,
  seed = 7,
}: StoryBoard = {}): BoardAnswer => {
  const crews = storyCrews(crewTimes);
  const plan: Plan = { random: seeded(seed), days: weekOf(date), today, crews, longNames };
  const cards: Card[] = [];
  const sub_jobs: SubJob[] = [];
  for (let index = 1; index <= jobs; index += 1) {
    const isWaiting = index % 11 === 5;
    const isRepair = index % 9 === 4;
    const made = aSubJob(index, plan);
    if (isRepair) {
      const subJob: SubJob = {
        ...made,
        category_id: CATEGORY.WARRANTY,
        description: 'Patch spot etching at the steps',
      };
      sub_jobs.push(subJob);
      const repair = { entity: 'crew_repair_job', division_id: DIVISION.PEBBLE, phase_id: PHASE.WARRANTY } as const;
      cards.push(aCard(9000 + index, subJob, { ...repair, notes: 'Bring acid and sanding pads' }));
      continue;
    }
    const subJob: SubJob = isWaiting
      ? { ...made, status_id: STATUS.AWAITING_BUILDER, awaiting_builder_date: addDays(today, -2) }
      : made;
    const own = PHASES.filter((phase) => phase !== PHASE.SLURRY || subJob.is_slurry_pickup).map((phase, at) =>
      aCard(index * 10 + at, subJob, { phase_id: phase, ...(isWaiting ? {} : aPlace(phase, plan)) }),
    );
    cards.push(...own);
    sub_jobs.push({
      ...subJob,
      site_answers: index === 12 ? confirmed(own) : [],
      summary: pebbleSummary(
        own.map((card) => ({ ...card, phase_type_id: card.phase_id })),
        null,
      ),
    });
  }
  return {
    category: 'pebble',
    view,
    date,
    today,
    cursor: 'c0',
    days: view === 'day' ? [date] : weekOf(date),
    crews,
    sub_jobs,
    cards: numbered(cards),
    removed: [],
  };
};

export const PEBBLE_WEEK = boardConfig('pebble', 'week');
