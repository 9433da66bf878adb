import { OutlinedField } from '../../../inputs/OutlinedField';
import { useDraft } from '../state/useDraft';
import { textFieldProps } from '../../../inputs/textFieldProps';

/** A value that belongs to another record or to the server: read, focused and copied, never typed into. */
export const ShownText = ({ label, value }: { label: string; value: string }) => (
  <OutlinedField {...textFieldProps({ label, readOnly: true }, { tabIndex: -1 })} value={value} className="job-shown" />
);

/** Where the builder gets mails about the schedule. */
export const ContactEmail = ({ label }: { label: string }) => (
  <ShownText label={label} value={useDraft(({ company }) => company?.schedule_contact_email ?? '')} />
);

export const SupervisorEmail = ({ label }: { label: string }) => (
  <ShownText label={label} value={useDraft(({ company_supervisor }) => company_supervisor?.email_address ?? '')} />
);
