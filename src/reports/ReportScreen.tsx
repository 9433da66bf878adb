import { useServer } from '../dataProvider/ServerContext';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import type { ReportName } from '#domain/reports/report';
import { REPORTS } from '#domain/reports/reports';
import { YEAR_REPORTS } from '#domain/reports/yearOverYear';
import { useCan } from '../auth/useCan';
import { apolloReportApi } from './reportApi';
import { RowsReport } from './RowsReport';
import { YearsReport } from './YearsReport';

interface Props {
  name: ReportName | 'year-over-year';
}

/** /reports/{name} and /reports/year-over-year/{category} [RPT-001 RPT-002 RPT-003]. */
export default function ReportScreen({ name }: Props) {
  const server = useServer();
  const api = useMemo(() => apolloReportApi(server), [server]);
  const { category = '' } = useParams();
  const mayExport = useCan('CAN_EXPORT_DATA');
  const job = useCan('CAN_VIEW_JOB');
  if (name !== 'year-over-year')
    return (
      <RowsReport key={name} report={REPORTS[name]} api={api} mayExport={mayExport} opens={{ job, builder: job }} />
    );
  const years = Object.values(YEAR_REPORTS).find((report) => report.category === category.toLowerCase());
  return years ? <YearsReport key={category} report={years} api={api} mayExport={mayExport} maySearch={job} /> : null;
}
