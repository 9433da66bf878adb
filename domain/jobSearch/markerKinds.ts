import { CATEGORY, GUNITE_TYPE } from '../statuses';
import type { LocalText } from '../localText';
import type { MapJob } from './mapJob';
import { STAGE_LABELS } from '../labels/stages';
import { STATE_LABELS } from '../labels/states';

export type MarkerKind =
  | 'pebble'
  | 'prep'
  | 'app'
  | 'detail'
  | 'slurry'
  | 'gunite_day_1'
  | 'gunite_day_2_8'
  | 'flash'
  | 'warranty'
  | 'presite_gunite'
  | 'presite_pebble'
  | 'other';

interface KindRow {
  label: LocalText;
  assigned: string;
  unassigned: string;
}

/** The CSS colours of each kind with and without a crew [MAP-005 MAP-006 MAP-008 PSC-012]. */
export const MARKER_KINDS: Readonly<Record<MarkerKind, KindRow>> = {
  pebble: { label: STAGE_LABELS.pebble, assigned: 'brown', unassigned: 'maroon' },
  prep: { label: STAGE_LABELS.prep, assigned: 'yellow', unassigned: 'darkgoldenrod' },
  app: { label: STATE_LABELS.app, assigned: 'blue', unassigned: 'navy' },
  detail: { label: STAGE_LABELS.detail, assigned: 'green', unassigned: 'darkgreen' },
  slurry: { label: STAGE_LABELS.slurry, assigned: 'tan', unassigned: 'rosybrown' },
  gunite_day_1: { label: { en: 'Gunite Day 1', es: 'Gunita día 1' }, assigned: 'cyan', unassigned: 'teal' },
  gunite_day_2_8: {
    label: { en: 'Gunite Day 2-8', es: 'Gunita días 2-8' },
    assigned: 'turquoise',
    unassigned: 'darkcyan',
  },
  flash: { label: STAGE_LABELS.flash, assigned: 'deeppink', unassigned: 'mediumvioletred' },
  warranty: { label: STAGE_LABELS.warranty, assigned: 'purple', unassigned: 'indigo' },
  presite_gunite: {
    label: { en: 'Presite gunite', es: 'Previa de gunita' },
    assigned: 'orange',
    unassigned: 'darkorange',
  },
  presite_pebble: {
    label: { en: 'Presite pebble', es: 'Previa de pebble' },
    assigned: 'coral',
    unassigned: 'orangered',
  },
  other: { label: { en: 'Other', es: 'Otro' }, assigned: 'black', unassigned: 'black' },
};

const PEBBLE_KINDS: Readonly<Record<number, MarkerKind>> = { 1: 'prep', 2: 'app', 3: 'detail', 5: 'slurry' };

const guniteKind = (type: number | null): MarkerKind => {
  if (type === GUNITE_TYPE.FLASH) return 'flash';
  return type !== null && type >= 2 && type <= 8 ? 'gunite_day_2_8' : 'gunite_day_1';
};

/** Where markers stand: on the presite screen every job is a presite [MAP-009]. */
export type MapUse = 'jobs' | 'presite';

type KindFields = Pick<MapJob, 'category_id' | 'gunite_type_id' | 'pebble_phase_id'>;

/** The kind of a job's marker [MAP-005 MAP-009]. */
export const markerKind = (
  { category_id, gunite_type_id, pebble_phase_id }: KindFields,
  use: MapUse = 'jobs',
): MarkerKind => {
  switch (category_id) {
    case CATEGORY.GUNITE:
      return use === 'presite' ? 'presite_gunite' : guniteKind(gunite_type_id);
    case CATEGORY.PEBBLE:
      return use === 'presite' ? 'presite_pebble' : (PEBBLE_KINDS[pebble_phase_id ?? 0] ?? 'pebble');
    case CATEGORY.WARRANTY:
      return 'warranty';
    default:
      return 'other';
  }
};

type CrewFields = Pick<MapJob, 'category_id' | 'gunite_crew' | 'pebble_crew' | 'crew_repair_crew'>;

/** Whoever does the work of the entry that names the marker; null without one [MAP-009]. */
export const crewOf = ({ category_id, gunite_crew, pebble_crew, crew_repair_crew }: CrewFields): string | null => {
  switch (category_id) {
    case CATEGORY.GUNITE:
      return gunite_crew;
    case CATEGORY.PEBBLE:
      return pebble_crew;
    case CATEGORY.WARRANTY:
      return crew_repair_crew;
    default:
      return null;
  }
};
