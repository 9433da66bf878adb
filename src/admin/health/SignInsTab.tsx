import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CALLS } from '#domain/access/calls';
import { formatValue } from '#domain/fields/formatValue';
import { useCan } from '../../auth/useCan';
import { ErrorPanel } from '../../crud/look/ErrorPanel';
import { Notice } from '../../crud/look/Notice';
import { Loading } from '../../errors/Loading';
import { useLanguage } from '../../i18n/useLanguage';
import { useAdminApi } from '../data/AdminApiContext';
import { useAdminText } from '../useAdminText';
import { TableBox } from '../TableBox';

const MOMENT = { name: 'at', label: '', kind: 'DateTime', required: true } as const;

const OUTCOMES = {
  signed_in: 'sign_in_signed_in',
  wrong_password: 'sign_in_wrong_password',
  wrong_code: 'sign_in_wrong_code',
  locked: 'sign_in_locked',
  viewed_as: 'sign_in_viewed_as',
  wrong_passkey: 'sign_in_wrong_passkey',
  recovery_code: 'sign_in_recovery_code',
  totp_added: 'sign_in_totp_added',
  totp_removed: 'sign_in_totp_removed',
  passkey_added: 'sign_in_passkey_added',
  passkey_removed: 'sign_in_passkey_removed',
  codes_renewed: 'sign_in_codes_renewed',
  factors_reset: 'sign_in_factors_reset',
  sessions_ended: 'sign_in_sessions_ended',
  wrong_proof: 'sign_in_wrong_proof',
  keys_ended: 'sign_in_keys_ended',
  token_added: 'sign_in_token_added',
  webhook_added: 'sign_in_webhook_added',
  webhook_changed: 'sign_in_webhook_changed',
  feed_added: 'sign_in_feed_added',
  password_changed: 'sign_in_password_changed',
  email_changed: 'sign_in_email_changed',
  provider_algorithm: 'sign_in_provider_algorithm',
  provider_clock: 'sign_in_provider_clock',
  provider_denied: 'sign_in_provider_denied',
  provider_key_unknown: 'sign_in_provider_key_unknown',
  provider_no_email: 'sign_in_provider_no_email',
  provider_no_role: 'sign_in_provider_no_role',
  provider_not_asked: 'sign_in_provider_not_asked',
  provider_not_said: 'sign_in_provider_not_said',
  provider_not_verified: 'sign_in_provider_not_verified',
  provider_other_account: 'sign_in_provider_other_account',
  provider_refused: 'sign_in_provider_refused',
  provider_unknown_user: 'sign_in_provider_unknown_user',
  provider_unreachable: 'sign_in_provider_unreachable',
  provider_wrong_issuer: 'sign_in_provider_wrong_issuer',
} as const;
const isKnown = (what: string): what is keyof typeof OUTCOMES => what in OUTCOMES;
const FAILED: ReadonlySet<string> = new Set(['wrong_password', 'wrong_code', 'wrong_passkey', 'wrong_proof', 'locked']);

const isFailure = (what: string): boolean => FAILED.has(what) || what.startsWith('provider_');

/** Who signed in, who failed to, and who saw the product as whom [OPS-007 OPS-008]. */
export const SignInsTab = () => {
  const api = useAdminApi();
  const text = useAdminText();
  const { language } = useLanguage();
  const maySee = useCan(CALLS.signIns.need);
  const [onlyFailures, setOnlyFailures] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['admin', 'sign_ins', onlyFailures],
    queryFn: () => api.signIns(onlyFailures),
    enabled: maySee,
    retry: false,
    placeholderData: keepPreviousData,
  });
  if (!maySee) return <Notice kind="empty" title={text('sign_ins_no_right')} />;
  if (error) return <ErrorPanel error={error} variant="page" onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  return (
    <>
      <div className="admin-tools">
        <FormControlLabel
          label={text('sign_ins_failed')}
          control={
            <Checkbox size="small" checked={onlyFailures} onChange={({ target }) => setOnlyFailures(target.checked)} />
          }
        />
      </div>
      {data.length === 0 && <p className="admin-none">{text('sign_ins_none')}</p>}
      {data.length > 0 && (
        <TableBox>
          <table className="admin-table" aria-label={text('sign_ins')}>
            <thead>
              <tr>
                <th scope="col">{text('column_when')}</th>
                <th scope="col">{text('column_who')}</th>
                <th scope="col">{text('column_status')}</th>
                <th scope="col">{text('sign_in_from')}</th>
              </tr>
            </thead>
            <tbody>
              {data.map(({ key, at, what, who, address, agent }) => (
                <tr key={key}>
                  <td className="change-when">
                    <time dateTime={at}>{formatValue(MOMENT, at, language)}</time>
                  </td>
                  <th scope="row">{who === '' ? text('sign_in_nobody') : who}</th>
                  <td>
                    <span className={isFailure(what) ? 'email-status email-failed' : 'email-status'}>
                      {isKnown(what) ? text(OUTCOMES[what]) : what}
                    </span>
                  </td>
                  <td>
                    {address}
                    {agent !== null && <span className="change-kind">{agent}</span>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableBox>
      )}
    </>
  );
};
