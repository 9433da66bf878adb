import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { CallError } from '../../dataProvider/CallError';
import { ProofApiContext, type ProofNeeds } from '../proofApi';
import { ProofDialog } from '../ProofDialog';
import { fakeProofApi } from './fakeProofApi';

const done = fn(async (_proof: string): Promise<void> => undefined);
const cancelled = fn();

const Stage = ({ needs }: { needs: Partial<ProofNeeds> }) => (
  <ProofApiContext value={fakeProofApi(needs)}>
    <main>
      <ProofDialog title="New token" onCancel={cancelled} onDone={done} />
    </main>
  </ProofApiContext>
);

/** Asked before a lasting key is made or a factor removed. */
const meta = {
  title: 'Parts/Proof',
  component: Stage,
  args: { needs: {} },
  argTypes: { needs: { control: false } },
  beforeEach: () => {
    done.mockClear();
    cancelled.mockClear();
    done.mockImplementation(async () => undefined);
  },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Password: Story = {
  name: 'asks for the password, says at the field that it is wrong, and goes on by the keyboard [SEC-003]',
  play: async () => {
    const password = await screen.findByLabelText('Your password');
    await waitFor(() => expect(password).toHaveFocus());
    await expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await userEvent.keyboard('wrong{Enter}');
    await expect(await screen.findByText('This is not your password.')).toBeVisible();
    await expect(password).toBeInvalid();
    await expect(password).toHaveFocus();
    await userEvent.clear(password);
    await userEvent.keyboard('Trowel123!{Enter}');
    await waitFor(() => expect(done).toHaveBeenCalledWith('proof'));
    await userEvent.keyboard('{Escape}');
    await expect(cancelled).toHaveBeenCalled();
  },
};

export const SecondFactor: Story = {
  name: 'asks for a code as well where there is a second factor, and says why what follows was refused [SEC-003]',
  args: { needs: { app: true, codes: 8, passkey: true } },
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Your password'), 'Trowel123!{Enter}');
    await expect(done).not.toHaveBeenCalled();
    const code = screen.getByLabelText('Code of your app, or a recovery code');
    await userEvent.type(code, '999999{Enter}');
    await expect(await screen.findByText('This code is not right, or was used before.')).toBeVisible();
    await expect(code).toBeInvalid();
    done.mockRejectedValueOnce(new CallError('There are 20 passkeys at the most.', 422));
    await userEvent.clear(code);
    await userEvent.type(code, '123456{Enter}');
    await expect(await screen.findByText('There are 20 passkeys at the most.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(done).toHaveBeenCalledTimes(2));
  },
};

export const Company: Story = {
  name: 'has who signs in with the company’s account sign in again [SEC-003]',
  args: { needs: { by: 'sign_in' } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Sign in again' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(done).toHaveBeenCalledWith('proof'));
  },
};

export const SecondFactorOnTelephone: Story = {
  args: { needs: { app: true, codes: 8, passkey: true } },
  globals: { viewport: { value: 'phone' }, language: 'es', theme: 'dark' },
};
