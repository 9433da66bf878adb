import type { ReactNode } from 'react';
import type { DailyKind } from '#domain/daily/dailyKinds';
import { FormScope } from '../form/state/FormScope';
import { COLORS, CREWS, GUNITE_HISTORY } from '../subJob/rows/entryLists';
import { SubJobEntries } from '../subJob/rows/SubJobEntries';
import { TotalBatches } from '../subJob/rows/TotalBatches';
import { SectionFields } from '../subJob/section/SectionFields';
import { StatusNotice } from '../subJob/StatusNotice';
import { SubJobProvider } from '../subJob/SubJobContext';
import { DAILY_HEAD, YARDAGE_FOOT } from './dailySections';

const ROWS: Readonly<Record<DailyKind, ReactNode>> = {
  batches: (
    <>
      <SubJobEntries list={COLORS}>
        <TotalBatches />
      </SubJobEntries>
      <SubJobEntries list={CREWS} />
    </>
  ),
  yardage: (
    <>
      <SubJobEntries list={GUNITE_HISTORY} />
      <SectionFields section={YARDAGE_FOOT} />
    </>
  ),
};

/** One sub-job on a daily sheet, with the fields and the rows of the job form [DB-004 DB-020 DY-006]. */
export const DailySubJob = ({ kind, subJobKey }: { kind: DailyKind; subJobKey: string }) => (
  <SubJobProvider value={subJobKey}>
    <FormScope path={`sub_jobs.${subJobKey}`}>
      <SectionFields section={DAILY_HEAD[kind]}>
        <StatusNotice code="complete_needs_date" />
        <StatusNotice code="status_by_applications" />
      </SectionFields>
      {ROWS[kind]}
    </FormScope>
  </SubJobProvider>
);
