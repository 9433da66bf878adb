import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Language } from '#domain/localText';
import { shownName } from '#domain/lookups/shownName';
import { orPlaceholder } from '#domain/inputs/placeholders';
import { rowDetails } from '#domain/jobSearch/rowDetails';
import { editPath, rowPath } from '#domain/jobSearch/searchLinks';
import type { JobSearchRow } from '#domain/jobSearch/searchRow';
import { formatCivilDate } from '#domain/civilDate';
import { weekdayDate } from '#domain/weekdayDate';
import { yesNo } from '#domain/inputs/yesNo';
import { AddressLink } from '../../../page/AddressLink';
import { CategoryName } from '../row/CategoryName';
import { StatusChip } from '../row/StatusChip';
import type { JobColumnName } from './jobColumns';

export interface CellContext {
  language: Language;
  noName: string;
  onOpen: (row: JobSearchRow) => void;
  tabIndex: number;
}

/** The number, with what the columns do not say on hover and focus [JS-031]. */
const jobId = (row: JobSearchRow, { language, onOpen, tabIndex }: CellContext): ReactNode => (
  <Tooltip
    describeChild
    placement="bottom-start"
    title={
      <span className="job-row-details">
        {rowDetails(row, language).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
    }
  >
    <Link className="job-number" to={rowPath(row)} tabIndex={tabIndex} onClick={() => onOpen(row)}>
      {row.job_id}
    </Link>
  </Tooltip>
);

/** What each column shows. */
export const CELLS: Readonly<Record<JobColumnName, (row: JobSearchRow, context: CellContext) => ReactNode>> = {
  job_id: jobId,
  name: (row, { noName, onOpen, tabIndex }) => (
    <Link className="job-name" to={editPath(row)} tabIndex={tabIndex} onClick={() => onOpen(row)}>
      {row.name ?? noName}
    </Link>
  ),
  company: ({ company }) => company,
  category: (row) => <CategoryName row={row} />,
  address_line_1: ({ address_line_1, city, pin }, { language, tabIndex }) =>
    address_line_1 ? (
      <AddressLink address={{ address_line_1, city, pin }} shown={address_line_1} tabIndex={tabIndex} />
    ) : (
      <span className="job-missing">{orPlaceholder(null, 'address', language)}</span>
    ),
  city: ({ city }) => city,
  job_types: ({ job_types }, { language }) => job_types.map((name) => shownName(name, language)).join(', '),
  color: ({ color }) => color,
  supervisor: ({ supervisor }) => supervisor,
  status: (row) => <StatusChip row={row} />,
  entered_date: ({ entered_date }) => formatCivilDate(entered_date),
  days_old: ({ days_old }) => days_old,
  is_request_form: ({ is_request_form }, { language }) => yesNo(is_request_form, language),
  prep_date: ({ prep_date }) => formatCivilDate(prep_date),
  app_date: ({ app_date }) => formatCivilDate(app_date),
  finished_date: ({ finished_date }) => formatCivilDate(finished_date),
  next_date: ({ next_date }, { language }) => weekdayDate(next_date, language),
  next_crew: ({ next_crew }) => next_crew,
};
