import { SubJobForm } from '../subJob/SubJobForm';
import { DeleteSubJobButton } from './details/DeleteSubJobButton';

/** One sub-job inside of the form, with the way to delete it. */
export const SubJobSlot = ({ subJobKey }: { subJobKey: string }) => (
  <>
    <div className="sub-job-actions">
      <DeleteSubJobButton subJobKey={subJobKey} />
    </div>
    <SubJobForm subJobKey={subJobKey} />
  </>
);
