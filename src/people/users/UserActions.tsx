import Button from '@mui/material/Button';
import { useState } from 'react';
import { beginViewing } from '../../auth/viewing';
import { useProfile } from '../../auth/useProfile';
import { useSession } from '../../auth/useSession';
import { askToChoose, askToConfirm } from '../../page/dialog/confirmStore';
import { Link } from 'react-router';
import { ActionDialog } from '../../crud/look/ActionDialog';
import { toast } from '../../toasts/toast';
import type { UserRecord } from '../data/peopleApi';
import { usePeopleApi } from '../data/PeopleApiContext';
import { usePeopleText } from '../usePeopleText';
import { ResetLinkDialog } from './ResetLinkDialog';
import { CallError } from '../../dataProvider/CallError';
import type { Language } from '#domain/localText';
import { errorText } from '../../dataProvider/errorText';
import { useLanguage } from '../../i18n/useLanguage';

interface Props {
  user: UserRecord;
  /** Unsaved changes wait: what acts on the account acts on what is stored. */
  dirty: boolean;
  onChanged: (user: UserRecord) => void;
}

const reasonOf = (error: unknown, language: Language, otherwise: string): string =>
  error instanceof CallError && error.isSpoken ? errorText(error, language) : otherwise;

/** What can be done to a user's account beside its form [USR-013 USR-016]. */
export const UserActions = ({ user, dirty, onChanged }: Props) => {
  const text = usePeopleText();
  const { language } = useLanguage();
  const api = usePeopleApi();
  const me = useProfile();
  // With a provider elsewhere, its own page does this.
  const hasOwnSignIn = useSession().config?.login === 'embedded';
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [link, setLink] = useState<string | null>(null);
  const name = `${String(user.first_name)} ${String(user.last_name)}`;

  /** Runs a call, one at a time; answers why it could not be done. */
  const run = async (act: () => Promise<void>): Promise<string | null> => {
    setBusy(true);
    let reason: string | null = null;
    try {
      await act();
    } catch (error) {
      reason = reasonOf(error, language, text('failed'));
    }
    setBusy(false);
    return reason;
  };
  const showReason = (reason: string | null): void => {
    if (reason !== null) toast.error(reason);
  };
  const deactivate = async (): Promise<void> => {
    const reason = await run(async () => {
      await api.deactivate(user.id);
      toast.success(text('deactivated', { name }));
      setAsking(false);
      onChanged(await api.user(user.id));
    });
    setRefusal(reason);
  };
  const reactivate = async (): Promise<void> =>
    showReason(
      await run(async () => {
        onChanged(await api.updateUser(user.id, { version: user.version, is_active: true }));
        toast.success(text('reactivated', { name }));
      }),
    );
  // Who has never signed in still waits for the first password.
  const isNew = user.last_login_at === null;
  const send = async (): Promise<void> =>
    showReason(
      await run(async () => {
        const made = await (isNew ? api.invite(user.id) : api.resetPassword(user.id));
        if (made === null) toast.success(text(isNew ? 'invited' : 'reset_sent', { email: String(user.email) }));
        else setLink(made);
      }),
    );

  const endSessions = async (): Promise<void> => {
    const chosen = await askToChoose(text('end_sessions_text', { name }), [
      { id: 'no', label: '', variant: 'outlined', isSafe: true },
      { id: 'keys', label: text('end_sessions_and_keys'), variant: 'outlined' },
      { id: 'yes', label: text('end_sessions'), variant: 'contained' },
    ]);
    if (chosen === 'no') return;
    showReason(
      await run(async () => {
        await api.endSessions(user.id, chosen === 'keys');
        toast.success(text(chosen === 'keys' ? 'sessions_and_keys_ended' : 'sessions_ended', { name }));
      }),
    );
  };
  const resetFactors = async (): Promise<void> => {
    if (!(await askToConfirm({ text: text('reset_factors_text', { name }), yes: text('reset_factors') }))) return;
    showReason(
      await run(async () => {
        const hadSome = await api.resetFactors(user.id);
        if (hadSome) toast.success(text('factors_reset', { name }));
        else toast.success(text('factors_none', { name }));
      }),
    );
  };

  const why = (
    <Button component={Link} to={`/access?user=${user.id}`} color="inherit">
      {text('why')}
    </Button>
  );
  if (me?.is_view) return why;

  const viewAs = async (): Promise<void> => showReason(await run(async () => beginViewing(await api.viewAs(user.id))));

  return (
    <>
      {why}
      {user.is_active === true && me?.id !== user.id && (
        <Button color="inherit" disabled={busy || dirty} onClick={() => void viewAs()}>
          {text('view_as')}
        </Button>
      )}
      {user.is_active === true && hasOwnSignIn && (
        <>
          <Button color="inherit" disabled={busy} onClick={() => void endSessions()}>
            {text('end_sessions')}
          </Button>
          <Button color="inherit" disabled={busy} onClick={() => void resetFactors()}>
            {text('reset_factors')}
          </Button>
        </>
      )}
      {user.is_active === true && (
        <Button
          color="inherit"
          disabled={busy || dirty}
          onClick={({ detail }) => {
            // The second of a double click comes after a quick answer, and would send another mail.
            if (detail < 2) void send();
          }}
        >
          {text(isNew ? 'send_invitation' : 'send_reset')}
        </Button>
      )}
      {user.is_active === true ? (
        <Button
          color="error"
          disabled={busy || dirty}
          onClick={() => {
            setRefusal(null);
            setAsking(true);
          }}
        >
          {text('deactivate')}
        </Button>
      ) : (
        <Button disabled={busy || dirty} onClick={() => void reactivate()}>
          {text('reactivate')}
        </Button>
      )}
      <ActionDialog
        open={asking}
        title={text('deactivate_title', { name })}
        text={text('deactivate_text')}
        error={refusal}
        action={text('deactivate')}
        danger
        busy={busy}
        onCancel={() => setAsking(false)}
        onConfirm={() => void deactivate()}
      />
      <ResetLinkDialog name={name} link={link} onClose={() => setLink(null)} />
    </>
  );
};
