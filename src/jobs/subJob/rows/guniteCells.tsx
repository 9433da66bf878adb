import { Suspense, useCallback, useMemo } from 'react';
import { guniteTypeName } from '#domain/lookups/guniteHistoryTypes';
import { guniteStatusName } from '#domain/lookups/guniteStatusName';
import { offeredStatuses } from '#domain/lookups/offeredStatuses';
import { DIVISION } from '#domain/statuses';
import { useLanguage } from '../../../i18n/useLanguage';
import type { EntryControlProps } from '../../entries/entryColumn';
import { RenamedPicker } from '../../entries/RenamedPicker';
import { NumberField } from '../../fields/NumberField';
import { PickerField } from '../../fields/PickerField';
import { fetchedLater } from '../../../page/fetchedLater';
import { crewsOfDivision } from '../lists/crewLists';
import { useJobLookups } from '../../form/data/useJobLookups';

const TimeField = fetchedLater(() => import('../../fields/TimeField'));

type Named = { id: number; name?: string | null | undefined };

/** Weeping reads "Cave In" on gunite [GUN-006]. */
export const GuniteStatusCell = (props: EntryControlProps) => {
  const { statuses } = useJobLookups();
  const { language } = useLanguage();
  const options = useMemo(() => offeredStatuses(statuses, 'gunite_history'), [statuses]);
  const nameOf = useCallback((status: Named) => guniteStatusName(status, language), [language]);
  return <RenamedPicker {...props} options={options} nameOf={nameOf} />;
};

export const GuniteTypeCell = (props: EntryControlProps) => {
  const { guniteTypes } = useJobLookups();
  const { language } = useLanguage();
  const nameOf = useCallback(({ id, name }: Named) => guniteTypeName({ id, name: name ?? '' }, language), [language]);
  return <RenamedPicker {...props} options={guniteTypes} nameOf={nameOf} required />;
};

/** The active crews of division 2 [GUN-020]. */
export const GuniteCrewCell = (props: EntryControlProps) => {
  const { crews } = useJobLookups();
  return (
    <PickerField {...props} options={useMemo(() => crewsOfDivision(crews, DIVISION.GUNITE), [crews])} known={crews} />
  );
};

/** Cubic yards; the head of the column says so. */
export const YardageCell = (props: EntryControlProps) => <NumberField {...props} unit="yd" hidesUnit />;

/** When the crew begins at the stop; comes after the form [SDY-018]. */
export const StartTimeCell = (props: EntryControlProps) => (
  <Suspense fallback={null}>
    <TimeField {...props} />
  </Suspense>
);
