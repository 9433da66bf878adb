import { useDraft } from '../state/useDraft';
import { ShownText } from './ShownText';

/** Where the builder gets mails about the schedule. */
export const ContactEmail = ({ label }: { label: string }) => (
  <ShownText label={label} value={useDraft(({ company }) => company?.schedule_contact_email ?? '')} />
);

export const SupervisorEmail = ({ label }: { label: string }) => (
  <ShownText label={label} value={useDraft(({ company_supervisor }) => company_supervisor?.email_address ?? '')} />
);
