import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConfirmDialog } from '../../confirm/ConfirmDialog';
import { CallError } from '../../dataProvider/CallError';
import { ProofApiContext } from '../../proof/proofApi';
import { fakeProofApi } from '../../proof/stories/fakeProofApi';
import { SecurityApiContext, type OwnSecurity, type SecurityApi } from '../securityApi';
import SecurityScreen from '../SecurityScreen';

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1';
const session = { started_at: '2026-03-02T13:05:00Z', last_used_at: '2026-03-11T14:30:00Z', is_strong: false };

const FULL: OwnSecurity = {
  sessions: [
    { ...session, id: 1, agent: CHROME, address: '203.0.113.20', is_this: true, is_strong: true },
    { ...session, id: 2, agent: IPHONE, address: '2001:db8:85a3:8d3:1319:8a2e:370:7348', is_this: false },
    { ...session, id: 3, agent: null, address: null, is_this: false },
  ],
  has_app: true,
  codes: 7,
  passkeys: [
    { id: 1, name: 'Chrome · Windows', created_at: '2026-02-02T13:05:00Z', last_used_at: '2026-03-11T14:30:00Z' },
    { id: 2, name: 'The key on my key ring, blue', created_at: '2026-02-03T13:05:00Z', last_used_at: null },
  ],
  is_required: true,
  takes_passwords: true,
  keys: { tokens: 2, feeds: 1, webhooks: 0 },
};
const BARE: OwnSecurity = {
  ...FULL,
  sessions: FULL.sessions.slice(0, 1),
  has_app: false,
  codes: 0,
  passkeys: [],
  keys: { tokens: 0, feeds: 0, webhooks: 0 },
};
const CODES = Array.from({ length: 10 }, (_, at) => `7KQ${at}-HM4T-XW9P-2RVD`.replace(/[01]/g, 'Z'));

const endSession = fn(async () => undefined);
const endOthers = fn(async (_withKeys: boolean) => undefined);
const confirmApp = fn(async (_ticket: string, code: string) => {
  if (code !== '123456')
    throw new CallError('This code is not right, or was used before.', 422, { rule: 'code_wrong', params: {} });
  return { recovery_codes: CODES };
});
const changePassword = fn<SecurityApi['changePassword']>(async ({ password }) => {
  if (password === 'Trowel123!') {
    const message = 'This password is one of the first that others would try. Please choose another one.';
    throw new CallError(message, 422, { fields: [{ path: 'password', message, rule: 'password_common', params: {} }] });
  }
});
const API: Omit<SecurityApi, 'read'> = {
  changePassword,
  endSession,
  endOthers,
  offerApp: async () => ({
    ticket: 'enrolment',
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Trowel:office%40trowel.test?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Trowel',
  }),
  confirmApp,
  removeApp: async () => undefined,
  renewCodes: async () => ({ recovery_codes: CODES }),
  requestPasskey: async () => {
    throw new CallError('This is not your password.', 422);
  },
  addPasskey: async () => ({ recovery_codes: null }),
  removePasskey: async () => undefined,
};

const Stage = ({ read }: { read: () => Promise<OwnSecurity> }) => {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <SecurityApiContext value={{ ...API, read }}>
        <main>
          <ProofApiContext value={fakeProofApi()}>
            <SecurityScreen />
          </ProofApiContext>
        </main>
        <ConfirmDialog />
      </SecurityApiContext>
    </QueryClientProvider>
  );
};

/** Where one is signed in, and by what one proves who one is. */
const meta = {
  title: 'Pages/Security',
  component: Stage,
  args: { read: async () => FULL },
  argTypes: { read: { control: false } },
  parameters: { path: '/security' },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'lists devices, this one marked, and signs the others out, with the keys where that is wanted [SEC-003]',
  play: async () => {
    const list = await screen.findByRole('list', { name: 'Where you are signed in' });
    const [mine, phone] = within(list).getAllByRole('listitem');
    if (!mine || !phone) throw new Error('no sessions');
    await expect(within(mine).getByText('This device')).toBeVisible();
    await expect(within(mine).queryByRole('button')).toBeNull();
    await expect(within(phone).getByText('Safari · iPhone')).toBeVisible();
    await userEvent.click(within(phone).getByRole('button', { name: 'Sign out' }));
    await waitFor(async () => expect(endSession).toHaveBeenCalledWith(2));
    await userEvent.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
    const question = await screen.findByRole('alertdialog');
    await expect(within(question).getByText(/go on: 2 API tokens, 1 calendar address\.$/)).toBeVisible();
    await userEvent.click(within(question).getByRole('button', { name: 'Sign out everywhere else' }));
    await waitFor(async () => expect(endOthers).toHaveBeenLastCalledWith(false));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sign out everywhere else' })).toBeEnabled());
    await userEvent.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sign out and end the keys too' }),
    );
    await waitFor(async () => expect(endOthers).toHaveBeenLastCalledWith(true));
  },
};

export const ChangePassword: Story = {
  name: 'changes the password behind a proof, says at its field why one is refused, and offers to end the keys too [SEC-003]',
  play: async () => {
    changePassword.mockClear();
    await userEvent.click(await screen.findByRole('button', { name: 'Change Password' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change Password' }));
    const next = dialog.getByLabelText('New password');
    // What is typed first goes on where it was begun when the rest of the dialog has come.
    await dialog.findByLabelText('Your password');
    await expect(next).toHaveFocus();
    await userEvent.type(next, 'Trowel123!');
    await userEvent.type(dialog.getByLabelText('Repeat the new password'), 'Trowel123!');
    await userEvent.type(await dialog.findByLabelText('Your password'), 'Trowel123!');
    const code = dialog.queryByLabelText(/Code of your app/);
    if (code) await userEvent.type(code, '123456');
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(next).toHaveAccessibleDescription(/one of the first that others would try/));
    await userEvent.clear(next);
    await userEvent.type(next, 'Lantern99!');
    await userEvent.click(dialog.getByRole('checkbox', { name: /^End API tokens.*: 3$/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await screen.findByText('The password was changed. All other sessions have ended.');
    await expect(changePassword).toHaveBeenLastCalledWith(
      expect.objectContaining({ password: 'Lantern99!', with_keys: true }),
    );
  },
};

export const ChangePasswordByEnter: Story = {
  name: 'is sent by Enter, in Spanish too, and marks the field of what is refused [SEC-003 KEY-013]',
  globals: { language: 'es' },
  play: async () => {
    changePassword.mockClear();
    await userEvent.click(await screen.findByRole('button', { name: 'Cambiar la contraseña' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cambiar la contraseña' }));
    const next = await dialog.findByLabelText('Contraseña nueva');
    await userEvent.type(next, 'Trowel123!');
    await userEvent.type(dialog.getByLabelText('Repita la contraseña nueva'), 'Trowel123!');
    await userEvent.type(await dialog.findByLabelText('Su contraseña'), 'Trowel123!');
    const code = dialog.queryByLabelText(/Código de su aplicación/);
    if (code) await userEvent.type(code, '123456');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(changePassword).toHaveBeenCalledOnce());
    await waitFor(() => expect(next).toHaveAttribute('aria-invalid', 'true'));
  },
};

export const WithoutPasswords: Story = {
  name: 'offers no password to change where the company’s account alone signs in [SEC-005]',
  args: { read: async () => ({ ...FULL, takes_passwords: false }) },
  play: async () => {
    await screen.findByRole('heading', { name: 'Passkeys' });
    await expect(screen.queryByRole('button', { name: 'Change Password' })).toBeNull();
  },
};

export const SetUp: Story = {
  name: 'sets up an authenticator app: password, code, recovery codes',
  args: { read: async () => BARE },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Set up' }));
    await userEvent.type(await screen.findByLabelText('Your password'), 'Trowel123!{Enter}');
    await expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    const code = await screen.findByLabelText('Code');
    await userEvent.type(code, '999999{Enter}');
    await expect(await screen.findByText('This code is not right, or was used before.')).toBeVisible();
    await userEvent.clear(code);
    await userEvent.type(code, '123456{Enter}');
    const codes = await screen.findByRole('list', { name: 'Keep your recovery codes' });
    await expect(within(codes).getAllByRole('listitem')).toHaveLength(10);
    await expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute(
      'download',
      'trowel-recovery-codes.txt',
    );
  },
};

export const SignOutOnTelephone: Story = {
  name: 'offers to end the keys on a telephone, each answer in full',
  globals: { viewport: { value: 'phone' }, language: 'es', theme: 'dark' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cerrar las demás sesiones' }));
    const answers = within(await screen.findByRole('alertdialog')).getAllByRole('button');
    await expect(answers).toHaveLength(3);
    for (const answer of answers) await expect(answer.scrollWidth).toBeLessThanOrEqual(answer.clientWidth + 1);
  },
};
