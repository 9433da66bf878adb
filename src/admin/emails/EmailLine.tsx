import Button from '@mui/material/Button';
import { formatValue } from '#domain/fields/formatValue';
import { useLanguage } from '../../i18n/useLanguage';
import type { EmailRow } from '../data/adminApi';
import { useAdminText } from '../useAdminText';

interface Props {
  email: EmailRow;
  mayResend: boolean;
  busy: boolean;
  onResend: () => void;
}

const MOMENT = { name: 'at', label: '', kind: 'DateTime', required: true } as const;

/** One mail: when, to whom, what about, whether it left; a failed one with its reason and the button to try again. */
export const EmailLine = ({ email, mayResend, busy, onResend }: Props) => {
  const text = useAdminText();
  const { language } = useLanguage();
  const time = (at: string): string => formatValue(MOMENT, at, language);
  /** It left, and some of its recipients have not got it [MSG-005]. */
  const isInPart = email.status === 'sent' && email.error !== null;
  const isLost = (email.status === 'failed' || isInPart) && email.resent_at === null;
  return (
    <tr>
      <td className="change-when">
        <time dateTime={email.created_at}>{time(email.created_at)}</time>
      </td>
      <td className="email-to">
        {email.recipients}
        {email.cc !== null && <span className="change-kind">CC {email.cc}</span>}
      </td>
      <th scope="row">
        {email.subject}
        {(email.template !== null || email.user_name !== null) && (
          <span className="change-kind">
            {[email.template?.replaceAll('_', ' '), email.user_name].filter(Boolean).join(' · ')}
          </span>
        )}
      </th>
      <td>
        <span className={isLost ? 'email-status email-failed' : 'email-status'}>
          {text(isInPart ? 'sent_in_part' : email.status === 'sending' ? 'running' : email.status)}
        </span>
        {email.status === 'waiting' && email.next_try_at !== null && (
          <span className="change-kind">
            {text('tries_count', { smart_count: email.tries })} · {text('next_try', { time: time(email.next_try_at) })}
          </span>
        )}
        {email.error !== null && <span className="change-kind email-reason">{email.error}</span>}
        {email.resent_at !== null && (
          <span className="change-kind">{text('sent_again_at', { time: time(email.resent_at) })}</span>
        )}
        {isLost && !email.can_resend && <span className="change-kind">{text('not_kept')}</span>}
      </td>
      <td className="change-actions">
        {mayResend && email.can_resend && (
          <Button
            size="small"
            variant="outlined"
            loading={busy}
            aria-label={`${text('send_again')}: ${email.subject}`}
            onClick={onResend}
          >
            {text('send_again')}
          </Button>
        )}
      </td>
    </tr>
  );
};
