import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { formatInstant } from '#domain/fields/formatInstant';
import { textHook } from '../../i18n/textHook';
import type { SentBuilderEmail } from '#domain/builderEmail/sentBuilderEmail';
import { emailMessages, type EmailMessage } from './messages';

const useText = textHook(emailMessages);

/** What is shown before somebody asks for all. */
const FIRST = 3;

const STATUSES: Readonly<Record<string, EmailMessage>> = {
  waiting: 'status_waiting',
  sending: 'status_waiting',
  sent: 'status_sent',
  failed: 'status_failed',
  resent: 'status_resent',
};

interface Props {
  emails: readonly SentBuilderEmail[];
  isBusy: boolean;
  /** Fills template, language and comment of one into the form. */
  onUse: (email: SentBuilderEmail) => void;
}

/** What was sent about the sub-job, what became of it and what the builder got; each can be the beginning of the next. */
export const EarlierEmails = ({ emails, isBusy, onUse }: Props) => {
  const text = useText();
  const [isWhole, setWhole] = useState(false);
  if (emails.length === 0) return null;
  const shown = isWhole ? emails : emails.slice(0, FIRST);
  return (
    <section className="email-earlier">
      <h3>{text('earlier')}</h3>
      <ul aria-label={text('earlier')}>
        {shown.map((email) => {
          const status = STATUSES[email.status ?? ''];
          return (
            <li key={email.id}>
              <details>
                <summary>
                  <strong>{email.template}</strong>
                  {status && <span data-status={email.status}>{text(status)}</span>}
                  <small>{[formatInstant(email.created_at), email.user_name].filter(Boolean).join(', ')}</small>
                </summary>
                <p>{text('to', { addresses: email.recipients })}</p>
                {email.body === null ? (
                  <p>{email.comment ?? text('text_unknown')}</p>
                ) : (
                  <>
                    <p>
                      <strong>{email.subject}</strong>
                    </p>
                    <p className="email-text">{email.body}</p>
                  </>
                )}
                <Button size="small" disabled={isBusy} onClick={() => onUse(email)}>
                  {text('use_again')}
                </Button>
              </details>
              {email.error !== null && (
                <Alert severity="warning" role="note">
                  {email.error}
                </Alert>
              )}
            </li>
          );
        })}
      </ul>
      {emails.length > shown.length && (
        <Button size="small" onClick={() => setWhole(true)}>
          {text('all_earlier', { count: emails.length })}
        </Button>
      )}
    </section>
  );
};
