import { useDeferredValue } from 'react';
import { FormScope } from '../form/state/FormScope';
import { LAYOUTS } from './layouts';
import { SectionFields } from './section/SectionFields';
import { SUB_JOB } from './sections/commonSections';
import { StatusNotice } from './StatusNotice';
import { SubJobProvider, useCategory } from './SubJobContext';
import { useSubJobText } from './useSubJobText';

const OfCategory = () => {
  const text = useSubJobText();
  const category = useCategory();
  const isWhole = useDeferredValue(true, false);
  if (category === null) return <p className="sub-hint">{text('no_category')}</p>;
  const layout = LAYOUTS[category];
  return (
    <>
      {layout?.first}
      {isWhole && layout?.rest}
    </>
  );
};

/** One sub-job inside of a job form: what all have, then what its category has [SUB-022]. */
export const SubJobForm = ({ subJobKey }: { subJobKey: string }) => (
  <SubJobProvider value={subJobKey}>
    <FormScope path={`sub_jobs.${subJobKey}`}>
      <SectionFields section={SUB_JOB}>
        <StatusNotice code="complete_needs_date" />
      </SectionFields>
      <OfCategory />
    </FormScope>
  </SubJobProvider>
);
