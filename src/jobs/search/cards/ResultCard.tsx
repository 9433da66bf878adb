import { memo, type KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { shownName } from '#domain/lookups/shownName';
import { orPlaceholder } from '#domain/inputs/placeholders';
import { rowDetails } from '#domain/jobSearch/rowDetails';
import { editPath, rowPath } from '#domain/jobSearch/searchLinks';
import type { JobSearchRow } from '#domain/jobSearch/searchRow';
import { useLanguage } from '../../../i18n/useLanguage';
import { AddressLink } from '../../../page/AddressLink';
import { CategoryName } from '../row/CategoryName';
import { RowLinks } from '../row/RowLinks';
import { SelectRow } from '../row/SelectRow';
import { StatusChip } from '../row/StatusChip';
import { useOpenRow } from '../row/useOpenRow';
import { useJobSearchText } from '../useJobSearchText';

interface Props {
  row: JobSearchRow;
  onOpen: (row: JobSearchRow) => void;
  /** Null where no rows can be selected. */
  isSelected: boolean | null;
  onSelect: (row: JobSearchRow, isRange?: boolean) => void;
}

const line = (...parts: (string | null)[]): string => parts.filter(Boolean).join(' · ');

/** A result where there is no room for a table [JS-003 JS-031]. */
export const ResultCard = memo(({ row, onOpen, isSelected, onSelect }: Props) => {
  const text = useJobSearchText();
  const { language } = useLanguage();
  const { onClick, onAuxClick, onEnter } = useOpenRow(onOpen);
  const open = () => onOpen(row);
  const work = line(row.job_types.map((name) => shownName(name, language)).join(', '), row.color);
  return (
    <article
      className="job-card"
      onClick={(event) => onClick(event, row)}
      onAuxClick={(event) => onAuxClick(event, row)}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Enter') onEnter(event, row);
      }}
    >
      <header className="job-card-head">
        {isSelected !== null && <SelectRow row={row} isSelected={isSelected} onSelect={onSelect} />}
        <h2>
          <Link className="job-number" to={rowPath(row)} onClick={open}>
            {row.job_id}
          </Link>{' '}
          <Link className="job-name" to={editPath(row)} onClick={open}>
            {row.name ?? text('no_name')}
          </Link>
        </h2>
        <StatusChip row={row} />
      </header>
      <p>{line(row.company, row.supervisor)}</p>
      <p>
        <AddressLink address={row} shown={line(orPlaceholder(row.address_line_1, 'address', language), row.city)} />
      </p>
      <p className="job-card-work">
        <CategoryName row={row} />
        {work !== '' && <span>{work}</span>}
      </p>
      <footer className="job-card-foot">
        <span>{rowDetails(row, language).join(' · ')}</span>
        <RowLinks row={row} onOpen={onOpen} />
      </footer>
    </article>
  );
});
