import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Section } from '../page/Section';
import { toast } from '../toasts/toast';
import { ProofDialog } from '../proof/ProofDialog';
import { useSecurityApi, type OfferedApp, type OwnSecurity } from './securityApi';
import { AppDialog, CodesDialog, useSecurityText } from './SecurityDialogs';
import { useOwnSecurity } from './useOwnSecurity';

type Open =
  | { dialog: 'set_up' | 'remove' | 'renew' }
  | { dialog: 'app'; offer: OfferedApp }
  | { dialog: 'codes'; codes: readonly string[] };

/** The authenticator app and the recovery codes. */
export const OwnFactors = ({ security: { has_app, codes, passkeys, is_required } }: { security: OwnSecurity }) => {
  const text = useSecurityText();
  const api = useSecurityApi();
  const { reread } = useOwnSecurity();
  const [open, setOpen] = useState<Open | null>(null);
  const close = (): void => setOpen(null);
  const show = (made: readonly string[] | null): void => setOpen(made ? { dialog: 'codes', codes: made } : null);
  const hasFactor = has_app || passkeys.length > 0;

  const confirmApp = async (ticket: string, code: string): Promise<void> => {
    const { recovery_codes } = await api.confirmApp(ticket, code.trim());
    toast.success(text('app_added'));
    show(recovery_codes);
    await reread();
  };
  const removeApp = async (proof: string): Promise<void> => {
    await api.removeApp(proof);
    toast.success(text('removed'));
    close();
    await reread();
  };
  const renew = async (proof: string): Promise<void> => {
    show((await api.renewCodes(proof)).recovery_codes);
    await reread();
  };

  return (
    <>
      <Section title={text('factor')}>
        {is_required && !hasFactor && <Alert severity="warning">{text('required')}</Alert>}
        <p>{text(has_app ? 'factor_on' : 'factor_off')}</p>
        {has_app ? (
          <Button variant="outlined" color="error" onClick={() => setOpen({ dialog: 'remove' })}>
            {text('remove')}
          </Button>
        ) : (
          <Button variant="contained" disableElevation onClick={() => setOpen({ dialog: 'set_up' })}>
            {text('set_up')}
          </Button>
        )}
      </Section>
      {hasFactor && (
        <Section title={text('codes')}>
          {codes === 0 ? (
            <Alert severity="warning">{text('codes_none')}</Alert>
          ) : (
            <p>{text('codes_left', { n: codes })}</p>
          )}
          <Button variant="outlined" color="inherit" onClick={() => setOpen({ dialog: 'renew' })}>
            {text('codes_renew')}
          </Button>
        </Section>
      )}
      {open?.dialog === 'set_up' && (
        <ProofDialog
          title={text('app_title')}
          onCancel={close}
          onDone={async (proof) => setOpen({ dialog: 'app', offer: await api.offerApp(proof) })}
        />
      )}
      {open?.dialog === 'app' && (
        <AppDialog offer={open.offer} onCancel={close} onDone={(code) => confirmApp(open.offer.ticket, code)} />
      )}
      {open?.dialog === 'remove' && (
        <ProofDialog title={text('remove_app')} danger onCancel={close} onDone={removeApp} />
      )}
      {open?.dialog === 'renew' && (
        <ProofDialog title={text('codes_renew')} text={text('codes_renew_text')} onCancel={close} onDone={renew} />
      )}
      {open?.dialog === 'codes' && <CodesDialog codes={open.codes} onClose={close} />}
    </>
  );
};
