import { guniteStatusName } from '#domain/lookups/guniteStatusName';
import { shownName } from '#domain/lookups/shownName';
import { statusRow } from '#domain/statusTable';
import { orPlaceholder } from '#domain/inputs/placeholders';
import type { JobSearchRow } from '#domain/jobSearch/searchRow';
import { useLanguage } from '../../../i18n/useLanguage';

interface Props {
  row: Pick<JobSearchRow, 'status' | 'status_id'>;
  /** Weeping reads "Cave In" there [GUN-006]. */
  isGunite?: boolean;
}

/** The status of a sub-job, "No Status" without one [JS-031]. */
export const StatusChip = ({ row: { status, status_id }, isGunite = false }: Props) => {
  const { language } = useLanguage();
  const name = isGunite && status_id !== null ? guniteStatusName({ id: status_id, name: status }, language) : status;
  const tone = status_id === null ? 'none' : (statusRow(status_id)?.tone ?? 'open');
  return (
    <span className={`job-status is-${tone}`}>
      {orPlaceholder(name && shownName(name, language), 'status', language)}
    </span>
  );
};
