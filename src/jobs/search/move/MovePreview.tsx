import type { JobsMovePreview } from '../data/jobSearchApi';
import { useMoveText } from './moveMessages';

/** What changes with a move of jobs to another builder, line by line. */
export const MovePreview = ({ found }: { found: JobsMovePreview }) => {
  const text = useMoveText();
  const { company_name: name, moved_count, same_count, homeowner_count, schedule_contact_email: email } = found;
  return (
    <ul className="job-selection-names" role="status">
      <li>{text('moves', { smart_count: moved_count, name })}</li>
      {same_count > 0 && <li>{text('same', { smart_count: same_count })}</li>}
      {found.contacts.map(({ from, to, count }) => (
        <li key={`${from} ${to ?? ''}`}>
          {to === null
            ? text('contact_gone', { from, smart_count: count })
            : text('contact_kept', { from, to, name, smart_count: count })}
        </li>
      ))}
      {homeowner_count > 0 && <li>{text('homeowners', { smart_count: homeowner_count })}</li>}
      {moved_count > 0 && <li>{email ? text('mails', { email }) : text('no_mails')}</li>}
    </ul>
  );
};
