import type { LocalText } from '../localText';
import type { CivilDate } from '../civilDate';
import { companyAbbreviation } from '../inputs/companyAbbreviation';
import { CATEGORY } from '../statuses';
import type { MapJob } from './mapJob';
import { crewOf, MARKER_KINDS, markerKind, type MapUse } from './markerKinds';

/** A line of a popup below the job's name [MAP-017]; a field without a value has none, but for the address. */
export type PopupLine =
  | { kind: 'company' | 'city' | 'key_map' | 'color'; value: string }
  | { kind: 'address'; value: string | null }
  | { kind: 'work'; date: CivilDate | null; what: LocalText | null; who: string | null }
  | { kind: 'plan_sa'; value: number };

/** The lookup's words for a type or phase are the same in both languages. */
const named = (name: string | null): LocalText | null => (name === null ? null : { en: name, es: name });

/** Gunite type 4 is shown as "Cave In" [CON-006]. */
const CAVE_IN = 4;

const workOf = (job: MapJob, use: MapUse): PopupLine | null => {
  if (use === 'presite') {
    return {
      kind: 'work',
      date: job.presite_scheduled_date,
      what: MARKER_KINDS[markerKind(job, use)].label,
      who: [job.presite_supervisor, crewOf(job)].filter(Boolean).join(' · ') || null,
    };
  }
  const who = crewOf(job);
  switch (job.category_id) {
    case CATEGORY.GUNITE:
      return {
        kind: 'work',
        date: job.gunite_date,
        what: job.gunite_type_id === CAVE_IN ? named('Cave In') : named(job.gunite_type),
        who,
      };
    case CATEGORY.PEBBLE:
      return { kind: 'work', date: job.pebble_date, what: named(job.pebble_phase), who };
    case CATEGORY.WARRANTY:
      return { kind: 'work', date: job.crew_repair_date, what: MARKER_KINDS.warranty.label, who };
    default:
      return null;
  }
};

const plain = (kind: 'company' | 'city' | 'key_map' | 'color', value: string | null): PopupLine[] =>
  value === null || value.trim() === '' ? [] : [{ kind, value }];

/** The company with its abbreviation, which the boards call it by [JOB-075]. */
const companyOf = ({ company, company_id }: MapJob): string | null => {
  const short = companyAbbreviation({ id: company_id, name: company });
  return company !== null && short !== '' && short !== company ? `${company} (${short})` : company;
};

/** Company, address, city, key map, the day's work with its crew, colour and plan SA, in this order [MAP-017]. */
export const popupLines = (job: MapJob, use: MapUse = 'jobs'): PopupLine[] => {
  const work = workOf(job, use);
  return [
    ...plain('company', companyOf(job)),
    { kind: 'address', value: job.address },
    ...plain('city', job.city),
    ...plain('key_map', job.key_map),
    ...(work ? [work] : []),
    ...plain('color', job.color),
    ...(job.plan_sa === null ? [] : [{ kind: 'plan_sa' as const, value: job.plan_sa }]),
  ];
};
