import type { ComponentProps } from 'react';
import { SubJobForm } from '../../subJob/SubJobForm';
import { JobDetails } from './JobDetails';

/** The tab Job Details with the forms of sub-jobs, in a file of its own. */
const DetailsTab = (props: Omit<ComponentProps<typeof JobDetails>, 'form'>) => (
  <JobDetails {...props} form={SubJobForm} />
);

export default DetailsTab;
