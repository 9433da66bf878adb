import type { ReactNode } from 'react';
import { CATEGORY } from '#domain/statuses';
import { GeneralComments } from './comments/GeneralComments';
import { PresiteComments } from './comments/PresiteComments';
import { BOULDERS, COLORS, CREWS, GUNITE_HISTORY, REPAIRS, VISITS, WARRANTY_PEBBLE } from './rows/entryLists';
import { SubJobEntries } from './rows/SubJobEntries';
import { TotalBatches } from './rows/TotalBatches';
import { WarrantyBoulders } from './rows/WarrantyBoulders';
import { SectionFields } from './section/SectionFields';
import { GUNITE_DIMENSIONS, PEBBLE_DIMENSIONS } from './sections/commonSections';
import { GUNITE } from './sections/guniteSections';
import { PEBBLE_DATES, PEBBLE_FLAGS } from './sections/pebbleSections';
import { PRESITE } from './sections/presiteSection';
import { WARRANTY, WARRANTY_POOL, WATER_CHEMISTRY } from './sections/warrantySections';
import { StatusNotice } from './StatusNotice';
import { WorkOrders } from './workOrders/WorkOrders';
import { PresiteFiles } from '../files/ofPresite/PresiteFiles';
import { useField } from '../form/state/useField';
import { useDraft } from '../form/state/useDraft';
import { useThisSubJob } from './SubJobContext';

/** The documents of the presite around. Who edits the sub-job adds to them [PRE-011 PRE-020]. */
const PresiteDocuments = () => {
  const jobId = useDraft(({ id }) => id);
  const subJobId = useThisSubJob(({ id }) => id) ?? null;
  const checkinDate = useThisSubJob(({ presite }) => presite?.checkin_date ?? null) ?? null;
  const { readOnly } = useField('status');
  return <PresiteFiles jobId={jobId} subJobId={subJobId} checkinDate={checkinDate} mayEdit={!readOnly} />;
};

/** What follows the common section: what a screen shows of it, and what is drawn right after. */
interface Layout {
  first: ReactNode;
  rest: ReactNode;
}

const FROM_PRESITE_ON = (
  <>
    <SectionFields section={PRESITE} head={<PresiteDocuments />}>
      <PresiteComments />
    </SectionFields>
    <WorkOrders />
    <GeneralComments />
  </>
);

const GUNITE_FORM: Layout = {
  first: (
    <>
      <SectionFields section={GUNITE_DIMENSIONS} />
      <SubJobEntries list={GUNITE_HISTORY} />
    </>
  ),
  rest: (
    <>
      <SectionFields section={GUNITE} />
      <SubJobEntries list={BOULDERS} />
      {FROM_PRESITE_ON}
    </>
  ),
};

const PEBBLE_FORM: Layout = {
  first: (
    <>
      <SectionFields section={PEBBLE_DIMENSIONS} />
      <SectionFields section={PEBBLE_DATES} />
    </>
  ),
  rest: (
    <>
      <SubJobEntries list={CREWS}>
        <StatusNotice code="status_by_applications" />
      </SubJobEntries>
      <SubJobEntries list={COLORS}>
        <TotalBatches />
      </SubJobEntries>
      <SectionFields section={PEBBLE_FLAGS} />
      {FROM_PRESITE_ON}
    </>
  ),
};

const WARRANTY_FORM: Layout = {
  first: (
    <>
      <SectionFields section={WARRANTY} />
      <SectionFields section={WATER_CHEMISTRY} />
    </>
  ),
  rest: (
    <>
      <SectionFields section={WARRANTY_POOL} />
      <SubJobEntries list={VISITS} />
      <SubJobEntries list={WARRANTY_PEBBLE} />
      <SubJobEntries list={REPAIRS} />
      <WarrantyBoulders />
      <WorkOrders />
      <GeneralComments />
    </>
  ),
};

/**
 * What follows the common section, by category, in the order of the form. Drawn once: fields find their values
 * by their scope.
 */
export const LAYOUTS: Readonly<Record<number, Layout>> = {
  [CATEGORY.GUNITE]: GUNITE_FORM,
  [CATEGORY.PEBBLE]: PEBBLE_FORM,
  [CATEGORY.WARRANTY]: WARRANTY_FORM,
};
