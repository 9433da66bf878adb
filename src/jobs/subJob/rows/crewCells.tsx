import { useMemo } from 'react';
import { offeredStatuses, type StatusPlace } from '#domain/lookups/offeredStatuses';
import { PHASE } from '#domain/pebble/phases';
import type { EntryControlProps } from '../../entries/entryColumn';
import { JobOrderCell } from '../../entries/JobOrderCell';
import { PickerField } from '../../fields/PickerField';
import { crewsOfPhase, foremenOf } from '../lists/crewLists';
import { useJobLookups } from '../../form/data/useJobLookups';
import { useRowChoice } from './useRowChoice';

const PLACES: Readonly<Record<number, StatusPlace>> = {
  [PHASE.PREP]: 'crew_prep',
  [PHASE.APP]: 'crew_application',
  [PHASE.DETAIL]: 'crew_detail',
  [PHASE.SLURRY]: 'crew_slurry',
};

/** Phases but Warranty, which is never offered. */
export const PhaseCell = (props: EntryControlProps) => {
  const { phases } = useJobLookups();
  const options = useMemo(() => phases.filter(({ id }) => id !== PHASE.WARRANTY), [phases]);
  return <PickerField {...props} options={options} required />;
};

/** The statuses of the row's phase; those of all phases while it has none [LKP-002 LKP-016]. */
export const CrewStatusCell = (props: EntryControlProps) => {
  const { statuses } = useJobLookups();
  const phase = useRowChoice('phase_type');
  const options = useMemo(() => offeredStatuses(statuses, PLACES[phase ?? -1] ?? 'crew'), [statuses, phase]);
  return <PickerField {...props} options={options} limit={null} />;
};

/** The crews that work on the row's phase [PEB-017]. */
export const CrewCell = (props: EntryControlProps) => {
  const { crews } = useJobLookups();
  const phase = useRowChoice('phase_type');
  const options = useMemo(() => crewsOfPhase(crews, phase), [crews, phase]);
  return <PickerField {...props} options={options} known={crews} />;
};

/** The people of the row's crew; without a crew there is nobody to pick [PEB-041]. */
export const ForemanCell = (props: EntryControlProps) => {
  const { employees } = useJobLookups();
  const crew = useRowChoice('crew');
  const options = useMemo(() => foremenOf(employees, crew), [employees, crew]);
  return <PickerField {...props} options={options} readOnly={crew === null} />;
};

/** Who picks up the slurry [PEB-035]. */
export const SlurryPickupCell = (props: EntryControlProps) => (
  <PickerField {...props} options={useJobLookups().slurryPickups} />
);

export const OrderCell = (props: EntryControlProps) => <JobOrderCell {...props} orders={useJobLookups().jobOrders} />;
