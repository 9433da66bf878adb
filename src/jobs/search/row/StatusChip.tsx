import { guniteStatusName } from '#domain/lookups/guniteStatusName';
import { shownName } from '#domain/lookups/shownName';
import { STATUS } from '#domain/statuses';
import { orPlaceholder } from '#domain/inputs/placeholders';
import type { JobSearchRow } from '#domain/jobSearch/searchRow';
import { useLanguage } from '../../../i18n/useLanguage';

type Tone = 'done' | 'held' | 'off' | 'ready';

const TONES: Readonly<Record<number, Tone>> = {
  [STATUS.COMPLETE]: 'done',
  [STATUS.ON_HOLD]: 'held',
  [STATUS.WEEPING]: 'held',
  [STATUS.AWAITING_BUILDER]: 'held',
  [STATUS.CANCELLED]: 'off',
  [STATUS.NOT_APPLICABLE]: 'off',
  [STATUS.PREP_COMPLETE]: 'ready',
  [STATUS.READY_TO_APPLY]: 'ready',
  [STATUS.SCHEDULED]: 'ready',
};

interface Props {
  row: Pick<JobSearchRow, 'status' | 'status_id'>;
  /** Weeping reads "Cave In" there [GUN-006]. */
  isGunite?: boolean;
}

/** The status of a sub-job, "No Status" without one [JS-031]. */
export const StatusChip = ({ row: { status, status_id }, isGunite = false }: Props) => {
  const { language } = useLanguage();
  const name = isGunite && status_id !== null ? guniteStatusName({ id: status_id, name: status }, language) : status;
  const tone = status_id === null ? 'none' : (TONES[status_id] ?? 'open');
  return (
    <span className={`job-status is-${tone}`}>
      {orPlaceholder(name && shownName(name, language), 'status', language)}
    </span>
  );
};
