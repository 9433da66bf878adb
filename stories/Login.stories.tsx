import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { LoginPage } from '../src/auth/login/LoginPage';
import { StartPage } from '../src/auth/login/StartPage';
import { identityError } from '../src/auth/identityError';
import { SessionContext, type SessionValue } from '../src/auth/SessionContext';
import { toastStore } from '../src/toasts/toastStore';
import { aConfig, signedOut } from './support/aSession';

interface Args {
  session: Partial<SessionValue>;
  reset?: () => Response;
  /** What stands behind the question mark of the address. */
  search?: string;
}

const tryProvider = fn(async () => undefined);

/** Signing in. */
const meta: Meta<Args> = {
  title: 'Pages/Login',
  args: { session: {}, search: '' },
  argTypes: { session: { control: false }, reset: { control: false } },
  beforeEach: () => toastStore.clear(),
  render: ({ session, search = '' }) => (
    <SessionContext value={signedOut(session)}>
      <LoginPage search={search} tryProvider={tryProvider} />
    </SessionContext>
  ),
};
export default meta;
type Story = StoryObj<Args>;

const form = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    canvas,
    email: canvas.getByLabelText('Email'),
    password: canvas.getByLabelText('Password'),
    button: canvas.getByRole('button', { name: 'Login' }),
  };
};

/** Answers the reset request of a story in place of the identity provider. */
const answerReset = (answer: () => Response) => (): (() => void) => {
  const original = window.fetch;
  window.fetch = async (input, init) =>
    (input instanceof Request ? input.url : input.toString()).endsWith('/dbconnections/change_password')
      ? answer()
      : original(input, init);
  return () => {
    window.fetch = original;
  };
};

export const SignedOut: Story = {
  name: 'shows the welcome, email, password, Login and Password Reset, and nothing else [AUTH-007]',
  play: async ({ canvasElement }) => {
    const { canvas, email, password, button } = form(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Welcome to Trowel' })).toBeVisible();
    await expect(email).toHaveAttribute('autocomplete', 'username');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await expect(button).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Password Reset' })).toBeEnabled();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const NeedsBothFields: Story = {
  name: 'enables Login only for a valid email and a password, and says what is missing once a field is left [AUTH-008 AUTH-009 AUTH-060]',
  play: async ({ canvasElement }) => {
    const { canvas, email, password, button } = form(canvasElement);
    await userEvent.click(email);
    await expect(canvas.queryByText('Email is required')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByText('Email is required')).toBeVisible();
    await userEvent.type(email, 'office@');
    await userEvent.click(password);
    await expect(canvas.getByText('Please enter a valid email address.')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByText('Password is required')).toBeVisible();
    await userEvent.type(password, 'secret');
    await expect(button).toBeDisabled();
    await userEvent.type(email, 'trowel.test');
    await expect(button).toBeEnabled();
  },
};

const login = fn(async () => null);
export const LogsIn: Story = {
  name: 'sends the email and the password',
  args: { session: { login } },
  play: async ({ canvasElement }) => {
    const { email, password } = form(canvasElement);
    await userEvent.type(email, 'office@trowel.test');
    await userEvent.type(password, 'Trowel123!{Enter}');
    await expect(login).toHaveBeenCalledWith('office@trowel.test', 'Trowel123!');
  },
};

const asksForMore = fn(async () => ({
  next: 'second_factor' as const,
  ticket: 'ticket',
  with_app: true,
  with_passkey: false,
}));
export const SecondFactor: Story = {
  name: 'asks for a code where the password is not enough',
  args: { session: { login: asksForMore } },
  play: async ({ canvasElement }) => {
    const { canvas, email, password } = form(canvasElement);
    await userEvent.type(email, 'office@trowel.test');
    await userEvent.type(password, 'Trowel123!{Enter}');
    const code = await canvas.findByLabelText('Code');
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await userEvent.type(code, '123456');
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeEnabled();
    await expect(canvas.getByRole('heading', { name: 'One more step' })).toBeVisible();
  },
};

const refuse = (description: string | null) => async (): Promise<never> => {
  throw identityError(description);
};
const tryToLogIn = async (canvasElement: HTMLElement): Promise<HTMLElement> => {
  const { email, password, button } = form(canvasElement);
  await userEvent.type(email, 'office@trowel.test');
  await userEvent.type(password, 'wrong');
  await userEvent.click(button);
  return screen.findByRole('alert');
};

const withCompany: Partial<SessionValue> = { config: { ...aConfig, provider: 'Acme' } };
export const CompanyAccount: Story = {
  name: "offers the company's own account beside the password",
  args: { session: withCompany },
  play: async ({ canvasElement }) => {
    const { canvas, email } = form(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Sign in with Acme' })).toBeEnabled();
    await expect(email).toBeVisible();
  },
};

export const CompanyAccountAlone: Story = {
  name: "offers nothing but the company's account where passwords are off, no passkey either, and asks the provider whether it knows who this is [SEC-005]",
  args: { session: { config: { ...aConfig, provider: 'Acme', passwords: false } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Sign in with Acme' })).toBeEnabled();
    for (const name of ['Login', 'Password Reset', 'Sign in with a passkey'])
      await expect(canvas.queryByRole('button', { name })).toBeNull();
    await expect(canvas.queryByLabelText('Password')).toBeNull();
    await waitFor(() =>
      expect(tryProvider).toHaveBeenCalledWith(expect.objectContaining({ provider: 'Acme', passwords: false })),
    );
  },
};

export const CompanyRefused: Story = {
  name: 'says why the sign-in by the company led to nothing',
  args: { session: withCompany, search: '?sign_in_fault=unknown_user' },
  play: async ({ canvasElement }) =>
    expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Nobody in Trowel has your email address.'),
};

export const CompanyRefusedInSpanish: Story = {
  name: 'says it in Spanish',
  args: CompanyRefused.args ?? {},
  globals: { language: 'es' },
  play: async ({ canvasElement }) =>
    expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'Nadie en Trowel tiene su correo electrónico. Pida a un administrador que lo agregue.',
    ),
};

export const Refused: Story = {
  name: "shows the identity provider's description when a login fails [AUTH-014]",
  args: { session: { login: refuse('Wrong email or password.') } },
  play: async ({ canvasElement }) =>
    expect(await tryToLogIn(canvasElement)).toHaveTextContent('Wrong email or password.'),
};

export const RefusedWithoutWords: Story = {
  name: 'shows "Error logging in" when the provider gives no description [AUTH-014]',
  args: { session: { login: refuse(null) } },
  play: async ({ canvasElement }) => expect(await tryToLogIn(canvasElement)).toHaveTextContent('Error logging in'),
};

export const Expired: Story = {
  name: 'says that the session has expired [AUTH-059]',
  args: { session: { phase: 'expired' } },
  play: async ({ canvasElement }) =>
    expect(within(canvasElement).getByText('Your session has expired. Please log in again.')).toBeVisible(),
};

/** A toast fades in, below the reset dialog as anywhere else. */
const shows = (text: string) => waitFor(() => expect(within(document.body).getByText(text)).toBeVisible());

const openReset = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Password Reset' }));
  const dialog = within(await canvas.findByRole('dialog', { name: 'Password Reset' }));
  return {
    canvas,
    dialog,
    email: dialog.getByLabelText('Email'),
    submit: dialog.getByRole('button', { name: 'Submit' }),
  };
};

export const PasswordReset: Story = {
  name: 'asks for a valid email and then says that instructions are on their way [AUTH-010 AUTH-011 AUTH-012]',
  beforeEach: answerReset(() => new Response('sent')),
  play: async ({ canvasElement }) => {
    const { canvas, dialog, email, submit } = await openReset(canvasElement);
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeEnabled();
    await expect(submit).toBeDisabled();
    await userEvent.type(email, 'office@trowel');
    await expect(submit).toBeDisabled();
    await userEvent.type(email, '.test');
    await userEvent.click(submit);
    await shows(
      'An email containing password reset instructions has been sent to the specified email address if it exists in the system.',
    );
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

export const PasswordResetFails: Story = {
  name: 'shows "Error sending password reset request." when the request fails without a description [AUTH-013]',
  beforeEach: answerReset(() => new Response('down', { status: 500 })),
  play: async ({ canvasElement }) => {
    const { email, submit } = await openReset(canvasElement);
    await userEvent.type(email, 'office@trowel.test');
    await userEvent.click(submit);
    await shows('Error sending password reset request.');
  },
};

export const PasswordResetRefused: Story = {
  name: "shows the provider's description when a reset request is refused [AUTH-013]",
  beforeEach: answerReset(() =>
    Response.json({ error: 'too_many_requests', error_description: 'Too many attempts.' }, { status: 429 }),
  ),
  play: async ({ canvasElement }) => {
    const { email, submit } = await openReset(canvasElement);
    await userEvent.type(email, 'office@trowel.test');
    await userEvent.click(submit);
    await shows('Too many attempts.');
  },
};

export const ProviderWithItsOwnPage: Story = {
  args: {
    session: {
      config: {
        issuer: 'https://pools.auth0.com',
        clientId: 'abc',
        audience: null,
        login: 'redirect',
        environment: 'prod',
      },
    },
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Spanish: Story = { globals: { language: 'es' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Starting: Story = {
  args: { session: { phase: 'starting' } },
  render: ({ session }) => (
    <SessionContext value={signedOut(session)}>
      <StartPage />
    </SessionContext>
  ),
};
export const Unreachable: Story = { ...Starting, args: { session: { phase: 'unreachable' } } };

export const NotActive: Story = {
  ...Starting,
  name: 'shows the fallback page to a user who is not active',
  args: { session: { phase: 'refused' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'You do not have permission to view this page.' })).toBeVisible();
    await expect(canvas.getByText('Please contact your administrator.')).toBeVisible();
  },
};
