import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { CALLS } from '#domain/access/calls';
import { formatValue } from '#domain/fields/formatValue';
import { useMayWrite } from '../../auth/useMayWrite';
import { askToConfirm } from '../../page/dialog/confirmStore';
import { ErrorPanel } from '../../crud/look/ErrorPanel';
import { Notice } from '../../crud/look/Notice';
import { useReason } from '../../dataProvider/useReason';
import { Loading } from '../../errors/Loading';
import { useLanguage } from '../../i18n/useLanguage';
import { Section } from '../../page/Section';
import { ProofDialog } from '../../proof/ProofDialog';
import { toast } from '../../toasts/toast';
import { useAdminText } from '../useAdminText';
import { NewTokenForm } from './NewTokenForm';
import { useTokensApi, type NewToken, type TokenRow } from './tokensApi';
import { TableBox } from '../TableBox';

const MOMENT = { name: 'at', label: '', kind: 'DateTime', required: true } as const;

interface Wanted {
  token: NewToken;
  done: () => void;
}

/** Makes and ends tokens; a refusal is told, and the list is read anew either way. */
const useTokenActions = () => {
  const api = useTokensApi();
  const text = useAdminText();
  const reasonOf = useReason();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  /** What waits for its maker to prove who he is. */
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const act = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      toast.error(reasonOf(error, text('try_again')));
    } finally {
      setBusy(false);
      await queries.invalidateQueries({ queryKey: ['admin', 'tokens'] });
    }
  };
  return {
    busy,
    made,
    wanted,
    want: setWanted,
    create: async ({ token, done }: Wanted, proof: string) => {
      const secret = await api.create(token, proof);
      // What is kept of the form goes before the next form asks for it.
      done();
      setMade(secret);
      setWanted(null);
      await queries.invalidateQueries({ queryKey: ['admin', 'tokens'] });
    },
    revoke: async ({ id, name }: TokenRow) => {
      if (!(await askToConfirm({ text: text('token_revoke_question', { name }), yes: text('token_revoke') }))) return;
      await act(() => api.revoke(id));
    },
  };
};

/** The token that was made just now: it is shown once. */
const MadeToken = ({ token }: { token: string }) => {
  const text = useAdminText();
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(token);
    toast.success(text('token_copied'));
  };
  return (
    <div className="token-made" role="status">
      <p>{text('token_once')}</p>
      <code>{token}</code>
      <Button size="small" variant="outlined" onClick={() => void copy()}>
        {text('token_copy')}
      </Button>
    </div>
  );
};

/** Tokens of programs: what each may do, until when, when it was used last, and how it is ended [OPS-005]. */
export const TokensTab = () => {
  const api = useTokensApi();
  const text = useAdminText();
  const { language } = useLanguage();
  const mayKeep = useMayWrite(CALLS.createApiToken.need);
  const { busy, made, wanted, want, create, revoke } = useTokenActions();
  const { data, error, refetch } = useQuery({
    queryKey: ['admin', 'tokens'],
    queryFn: () => api.list(),
    enabled: mayKeep,
    retry: false,
  });
  const time = (at: string): string => formatValue(MOMENT, at, language);
  if (!mayKeep) return <Notice kind="empty" title={text('tokens_no_right')} />;
  if (error) return <ErrorPanel error={error} variant="page" onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const stateOf = ({ is_working, revoked_at, expires_at }: TokenRow): string => {
    if (is_working) return text('token_until', { time: time(expires_at) });
    return revoked_at === null ? text('token_ended') : text('token_revoked_at', { time: time(revoked_at) });
  };
  return (
    <div className="admin-settings">
      <Section title={text('tokens')}>
        <p className="admin-none">
          {text('tokens_hint')} <Link to="/admin/graphiql">{text('graphiql_open')}</Link>
        </p>
        {data.length > 0 && (
          <TableBox>
            <table className="admin-table" aria-label={text('tokens')}>
              <thead>
                <tr>
                  <th scope="col">{text('name')}</th>
                  <th scope="col">{text('column_status')}</th>
                  <th scope="col">{text('token_used')}</th>
                  <th scope="col">
                    <span className="admin-unseen">{text('column_actions')}</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {data.map((token) => (
                  <tr key={token.id}>
                    <th scope="row">
                      {token.name}
                      <span className="change-kind">{`trw_…${token.ending} · ${token.user_name}`}</span>
                      <span className="change-kind">{token.codes.join(', ')}</span>
                    </th>
                    <td>{stateOf(token)}</td>
                    <td>{token.last_used_at === null ? text('token_never') : time(token.last_used_at)}</td>
                    <td className="change-actions">
                      {token.is_working && (
                        <Button
                          size="small"
                          variant="outlined"
                          disabled={busy}
                          aria-label={`${text('token_revoke')}: ${token.name}`}
                          onClick={() => void revoke(token)}
                        >
                          {text('token_revoke')}
                        </Button>
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </TableBox>
        )}
      </Section>
      <Section title={text('token_new')}>
        {made !== null && <MadeToken token={made} />}
        <NewTokenForm key={made} busy={busy} onCreate={(token, done) => want({ token, done })} />
        {wanted && (
          <ProofDialog
            title={text('token_new')}
            onCancel={() => want(null)}
            onDone={(proof) => create(wanted, proof)}
          />
        )}
      </Section>
    </div>
  );
};
