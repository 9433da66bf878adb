import { useMemo } from 'react';
import { offeredStatuses } from '#domain/lookups/offeredStatuses';
import { PHASE } from '#domain/pebble/phases';
import { REPAIR_DIVISIONS } from '#domain/subJobs/newSubJobDraft';
import { DIVISION, STATUS } from '#domain/statuses';
import type { EntryControlProps } from '../../entries/entryColumn';
import { DateTimeField } from '../../fields/DateTimeField';
import { PickerField } from '../../fields/PickerField';
import { useField } from '../../form/state/useField';
import { crewsOfDivision } from '../lists/crewLists';
import { useJobLookups } from '../../form/data/useJobLookups';
import { useRowChoice } from './useRowChoice';

/** The cell for the fieldworker of a visit. */
export const WorkerCell = (props: EntryControlProps) => (
  <PickerField {...props} options={useJobLookups().fieldworkers} />
);

/** Without a start there is no end [WAR-022]. */
export const VisitEndCell = (props: EntryControlProps) => (
  <DateTimeField {...props} readOnly={useField('start').value === null} />
);

/** Gunite or Pebble [WAR-014]. */
export const DepartmentCell = (props: EntryControlProps) => {
  const { divisions } = useJobLookups();
  return (
    <PickerField
      {...props}
      options={useMemo(() => divisions.filter(({ id }) => REPAIR_DIVISIONS.has(id)), [divisions])}
      required
    />
  );
};

/** The crews of the row's department [WAR-020]. */
export const RepairCrewCell = (props: EntryControlProps) => {
  const { crews } = useJobLookups();
  const division = useRowChoice('company_division');
  return (
    <PickerField
      {...props}
      options={useMemo(() => crewsOfDivision(crews, division ?? 0), [crews, division])}
      known={crews}
      readOnly={division === null}
    />
  );
};

/** Repairs of gunite have no phase [WAR-020]. */
export const RepairPhaseCell = (props: EntryControlProps) => {
  const { phases } = useJobLookups();
  const division = useRowChoice('company_division');
  return (
    <PickerField
      {...props}
      options={useMemo(() => phases.filter(({ id }) => id !== PHASE.WARRANTY), [phases])}
      readOnly={division !== DIVISION.PEBBLE}
    />
  );
};

/** The statuses of the row's department, without "Not Applicable" [WAR-017 WAR-020]. */
export const RepairStatusCell = (props: EntryControlProps) => {
  const { statuses } = useJobLookups();
  const division = useRowChoice('company_division');
  const options = useMemo(
    () =>
      offeredStatuses(statuses, division === DIVISION.GUNITE ? 'gunite' : 'pebble').filter(
        ({ id }) => id !== STATUS.NOT_APPLICABLE,
      ),
    [statuses, division],
  );
  return <PickerField {...props} options={options} limit={null} />;
};

/** The crews that applied or detailed the pool under warranty. */
export const PebbleCrewCell = (props: EntryControlProps) => {
  const { crews } = useJobLookups();
  return (
    <PickerField {...props} options={useMemo(() => crewsOfDivision(crews, DIVISION.PEBBLE), [crews])} known={crews} />
  );
};
