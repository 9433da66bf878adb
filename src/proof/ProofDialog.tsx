import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { hasPasskeys } from '../auth/hasPasskeys';
import { proveAtProvider } from '../auth/providerLogin';
import { useSession } from '../auth/useSession';
import { ActionDialog } from '../crud/look/ActionDialog';
import { CallError } from '../dataProvider/CallError';
import { useReason } from '../dataProvider/useReason';
import { useWhenBack } from '../live/connection';
import { Loading } from '../errors/Loading';
import { textHook } from '../i18n/textHook';
import { proofMessages } from './messages';
import { useProofApi, type Proof, type ProofNeeds } from './proofApi';

const useProofText = textHook(proofMessages);

type Field = 'password' | 'code';
interface Refusal {
  field: Field | null;
  text: string;
}

interface Props {
  title: string;
  text?: string;
  danger?: boolean;
  children?: ReactNode;
  /** The children have a field that comes first: the proof's own fields, which come later, leave the focus there. */
  hasFields?: boolean;
  onCancel: () => void;
  /** Does what was proven for. Rejected: why is said, and the dialog stays. */
  onDone: (proof: string) => Promise<void>;
}

const fieldOf = (error: unknown): Field | null => {
  const path = error instanceof CallError ? error.fields[0]?.path : undefined;
  return path === 'password' || path === 'code' ? path : null;
};

/**
 * Asks for what proves that somebody is the signed-in user, the password and where there is one a second factor, before
 * a lasting key is made or a factor removed [SEC-003].
 */
export const ProofDialog = ({ title, text, danger = false, children, hasFields = false, onCancel, onDone }: Props) => {
  const say = useProofText();
  const api = useProofApi();
  const reasonOf = useReason();
  const [needs, setNeeds] = useState<ProofNeeds | null>(null);
  const [typed, setTyped] = useState<Record<Field, string>>({ password: '', code: '' });
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { config, loginElsewhere } = useSession();
  // Our own provider has a window beside the page; that of a whole installation leads away and back.
  const signInAgain = (): void => (config?.login === 'embedded' ? proveAtProvider() : void loginElsewhere());
  const inputs = { password: useRef<HTMLInputElement>(null), code: useRef<HTMLInputElement>(null) };

  const refused = (error: unknown): void => {
    const field = fieldOf(error);
    setRefusal({ field, text: reasonOf(error, say('failed')) });
    if (field) inputs[field].current?.focus();
  };
  const [turn, setTurn] = useState(0);
  const queryAgain = (): void => {
    setRefusal(null);
    setTurn((before) => before + 1);
  };
  useWhenBack(() => {
    if (!needs) queryAgain();
  });
  useEffect(() => {
    let isGone = false;
    api.needs().then(
      (found) => {
        if (isGone) return;
        setRefusal(null);
        setNeeds(found);
      },
      (error: unknown) => !isGone && setRefusal({ field: null, text: reasonOf(error, say('failed')) }),
    );
    return () => {
      isGone = true;
    };
    // Asked when the dialog opens, and again where there was no answer: in whatever language it says why.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [api, turn]);

  const byPassword = needs?.by === 'password';
  const takesCodes = needs !== null && (needs.app || needs.codes > 0);
  const needsFactor = needs !== null && (needs.app || needs.passkey);
  const isFilled = needs !== null && (!byPassword || typed.password !== '') && (!needsFactor || typed.code !== '');

  const run = async (withPasskey: boolean): Promise<void> => {
    if (busy || !needs) return;
    setBusy(true);
    setRefusal(null);
    try {
      const proof: Proof = byPassword ? { password: typed.password } : {};
      if (withPasskey) {
        const { ticket, options } = await api.challenge();
        const { showPasskey } = await import('../auth/login/passkeyCeremony');
        proof.passkey = { ticket, answer: await showPasskey(options) };
      } else if (needsFactor) proof.code = typed.code.trim();
      if (needs.by === 'sign_in' && !needs.is_recent) await api.renewed();
      await onDone(await api.prove(proof));
    } catch (error) {
      refused(error);
    }
    setBusy(false);
  };

  const input = (name: Field, label: string, isFirst: boolean) => (
    <TextField
      fullWidth
      autoFocus={isFirst && !hasFields}
      sx={{ mt: 2 }}
      label={label}
      type={name === 'password' ? 'password' : 'text'}
      autoComplete={name === 'password' ? 'current-password' : 'one-time-code'}
      value={typed[name]}
      error={refusal?.field === name}
      helperText={refusal?.field === name ? refusal.text : undefined}
      inputRef={inputs[name]}
      onChange={({ target }) => setTyped((all) => ({ ...all, [name]: target.value }))}
      onKeyDown={({ key }) => {
        // The dialog itself takes Enter, but for what destroys: who has typed a proof means it.
        if (danger && key === 'Enter' && isFilled) void run(false);
      }}
    />
  );

  return (
    <ActionDialog
      open
      isQuiet
      title={title}
      text={text ?? say('text')}
      error={refusal && refusal.field === null ? refusal.text : null}
      action={say(needs || !refusal ? 'continue' : 'again')}
      danger={danger}
      busy={busy}
      disabled={needs ? !isFilled : !refusal}
      onCancel={onCancel}
      onConfirm={() => (needs ? void run(false) : queryAgain())}
    >
      {children}
      {!needs && !refusal && <Loading />}
      {needs && byPassword && input('password', say('password'), true)}
      {needs?.by === 'sign_in' && (
        <>
          <p>{say(needs.is_recent ? 'recent' : 'sign_in')}</p>
          {!needs.is_recent && (
            <Button variant="outlined" onClick={signInAgain}>
              {say('sign_in_again')}
            </Button>
          )}
        </>
      )}
      {needsFactor && takesCodes && input('code', say(needs.app ? 'code' : 'recovery_code'), !byPassword)}
      {needs?.passkey && hasPasskeys() && (
        <Button disabled={busy || (byPassword && typed.password === '')} onClick={() => void run(true)}>
          {say('or_passkey')}
        </Button>
      )}
    </ActionDialog>
  );
};
