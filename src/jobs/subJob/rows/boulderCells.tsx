import { useMemo } from 'react';
import { offeredStatuses } from '#domain/lookups/offeredStatuses';
import { STATUS } from '#domain/statuses';
import type { EntryControlProps } from '../../entries/entryColumn';
import { DateField } from '../../fields/DateField';
import { PickerField } from '../../fields/PickerField';
import { useJobLookups } from '../../form/data/useJobLookups';
import { useRowChoice } from './useRowChoice';

export const BoulderStatusCell = (props: EntryControlProps) => {
  const { statuses } = useJobLookups();
  return (
    <PickerField {...props} limit={null} options={useMemo(() => offeredStatuses(statuses, 'boulder'), [statuses])} />
  );
};

/** What was added to the pool, in the order of its types [BLD-007]. */
export const AdditionCell = (props: EntryControlProps) => (
  <PickerField {...props} options={useJobLookups().additions} required />
);

/** Only a complete one has the day on which it was completed [BLD-007]. */
export const CompletedDateCell = (props: EntryControlProps) => (
  <DateField {...props} readOnly={useRowChoice('status') !== STATUS.COMPLETE} />
);
