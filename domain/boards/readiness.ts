import type { LocalText } from '../localText';
import type { BoardCategory } from './kinds';
import { STATE_LABELS } from '../labels/states';

/** One presite fact that a job needs before a crew can start: its wanted value, and what to say when it is not so. */
interface Condition {
  wants: boolean;
  missing: LocalText;
}

const WATER: Condition = { wants: true, missing: { en: 'Water on site', es: 'Agua en el sitio' } };
const POWER: Condition = { wants: true, missing: { en: 'Access to power', es: 'Acceso a corriente' } };

/** What makes a sub-job ready, by board. Warranty has none. */
const CONDITIONS = {
  gunite: {
    is_pool_ready_to_shoot: { wants: true, missing: { en: 'Pool ready to shoot', es: 'Piscina lista para proyectar' } },
    is_steel_done: { wants: true, missing: { en: 'Steel done', es: 'Acero terminado' } },
    is_stub_out: { wants: true, missing: { en: 'Stub out', es: 'Salidas de tubería' } },
    is_depth_matches_plan: { wants: true, missing: { en: 'Depth matches plan', es: 'Profundidad según el plano' } },
    is_water_on_site: WATER,
    is_access_to_power: POWER,
    is_needs_inspection: { wants: false, missing: { en: 'Needs inspection', es: 'Necesita inspección' } },
    is_job_caved_in: { wants: false, missing: { en: 'Job caved in', es: 'Excavación derrumbada' } },
  },
  pebble: {
    is_water_on_site: WATER,
    is_access_to_power: POWER,
    is_weeping: { wants: false, missing: STATE_LABELS.weeping },
  },
  warranty: {},
} as const satisfies Record<BoardCategory, Record<string, Condition>>;

type Conditions = (typeof CONDITIONS)[keyof typeof CONDITIONS];
type FactOf<C> = C extends C ? Extract<keyof C, string> : never;
export type ReadinessFact = FactOf<Conditions>;

/** The facts that stand in the way, empty when the job is ready. The badge never blocks a move. */
export interface Readiness {
  missing: readonly ReadinessFact[];
}

export type PresiteFacts = Readonly<{ checkin_date: string | null } & Partial<Record<ReadinessFact, boolean | null>>>;

const conditionsOf = (category: BoardCategory): Partial<Record<ReadinessFact, Condition>> => CONDITIONS[category];
const FACTS = new Set<string>(Object.values(CONDITIONS).flatMap((conditions) => Object.keys(conditions)));
const isFact = (name: string): name is ReadinessFact => FACTS.has(name);

/**
 * Ready or not, and what is missing; null before the presite check-in, and for warranty. An unset wish counts as no.
 */
export const readinessOf = (category: BoardCategory, presite: PresiteFacts | null): Readiness | null => {
  const conditions = conditionsOf(category);
  const facts = Object.keys(conditions).filter(isFact);
  if (!presite?.checkin_date || facts.length === 0) return null;
  return { missing: facts.filter((fact) => (presite[fact] === true) !== conditions[fact]?.wants) };
};

/** The line of the tooltip for one missing fact. */
export const readinessText = (category: BoardCategory, fact: ReadinessFact): LocalText =>
  conditionsOf(category)[fact]?.missing ?? { en: fact, es: fact };

export const READINESS_LABEL = {
  ready: { en: 'Ready', es: 'Listo' },
  not_ready: STATE_LABELS.not_ready,
} as const satisfies Record<string, LocalText>;
