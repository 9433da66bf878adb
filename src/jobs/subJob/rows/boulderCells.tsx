import { useMemo } from 'react';
import { shownName } from '#domain/lookups/shownName';
import { offeredStatuses } from '#domain/lookups/offeredStatuses';
import { STATUS } from '#domain/statuses';
import { useLanguage } from '../../../i18n/useLanguage';
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

const typeOf = ({ type }: { type?: string | null }): string => type ?? '';

/** What was added to the pool, under the heads of its types [BLD-007]. */
export const AdditionCell = (props: EntryControlProps) => {
  const { language } = useLanguage();
  const { additions } = useJobLookups();
  return (
    <PickerField
      {...props}
      options={additions}
      groupOf={(addition) => shownName(typeOf(addition), language)}
      required
    />
  );
};

/** Only a complete one has the day on which it was completed [BLD-007]. */
export const CompletedDateCell = (props: EntryControlProps) => (
  <DateField {...props} readOnly={useRowChoice('status') !== STATUS.COMPLETE} />
);
