import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import OwnEmailsScreen from '../src/emails/OwnEmailsScreen';
import type { Answers } from './support/fakeServer';
import { ShellFrame } from './support/ShellFrame';

interface Args {
  answers: Answers;
}

const MAIL = {
  __typename: 'OwnEmail',
  id: 156,
  created_at: '2026-03-02T15:37:00.000Z',
  subject: 'Purchase Order #47 - Brazos spring order',
  about_name: 'Brazos spring order',
  about_path: '/purchaseOrder/47/edit',
  status: 'waiting',
  error: 'Put off for grey@vendor.test: 450 4.2.0 Greylisted',
  recipients: [
    { __typename: 'OwnEmailRecipient', address: 'ok@vendor.test', fate: 'taken', reason: null },
    { __typename: 'OwnEmailRecipient', address: 'grey@vendor.test', fate: 'put_off', reason: '450 4.2.0 Greylisted' },
    {
      __typename: 'OwnEmailRecipient',
      address: 'no@vendor.test',
      fate: 'refused',
      reason: '550 5.1.1 no such mailbox',
    },
  ],
};
const FAILED = {
  ...MAIL,
  id: 155,
  subject: 'Pebble Schedule - Harbor Lane (1042)',
  about_name: 'Harbor Lane',
  about_path: null,
  status: 'resent',
  error: 'connect ECONNREFUSED',
  recipients: [
    { __typename: 'OwnEmailRecipient', address: 'maria@bluehaven.test', fate: 'lost', reason: null },
    { __typename: 'OwnEmailRecipient', address: 'copy@bluehaven.test', fate: 'unclear', reason: null },
  ],
};

/** The mails that a user sent today, each recipient with its own fate. */
const meta: Meta<Args> = {
  title: 'Pages/My Emails',
  args: { answers: { OwnEmails: () => ({ ownEmails: [MAIL, FAILED] }) } },
  argTypes: { answers: { control: false } },
  render: ({ answers }) => (
    <ShellFrame answers={answers}>
      <OwnEmailsScreen />
    </ShellFrame>
  ),
};
export default meta;
type Story = StoryObj<Args>;

export const Fates: Story = {
  name: 'says of each recipient what became of the mail, and why it was refused [MSG-005]',
  play: async ({ canvas }) => {
    const order = within(await canvas.findByRole('list', { name: `Recipients of ${MAIL.subject}` }));
    const said = order.getAllByRole('listitem').map((item) => [...item.children].map(({ textContent }) => textContent));
    await expect(said).toEqual([
      ['ok@vendor.test', 'Received by the mail server'],
      ['grey@vendor.test', 'Put off, tried again', '450 4.2.0 Greylisted'],
      ['no@vendor.test', 'Refused', '550 5.1.1 no such mailbox'],
    ]);
    await expect(canvas.getByRole('link', { name: 'Brazos spring order' })).toHaveAttribute(
      'href',
      '/purchaseOrder/47/edit',
    );
    await expect(canvas.getByText('connect ECONNREFUSED')).toBeVisible();
    await expect(canvas.getByText('Sent again')).toBeVisible();
  },
};

export const Copied: Story = {
  name: 'is copied as a table with a row for each recipient',
  play: async ({ canvas }) => {
    const write = fn(async (_items: ClipboardItem[]) => undefined);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { write } });
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy as table' }));
    await waitFor(() => expect(write).toHaveBeenCalledTimes(1));
    const [item] = write.mock.lastCall?.[0] ?? [];
    const text = await (await item?.getType('text/plain'))?.text();
    const lines = text?.split('\r\n').map((line) => line.split('\t')) ?? [];
    await expect(lines[0]).toEqual(['Sent', 'Subject', 'About', 'Recipient', 'What became of it', 'Reason']);
    await expect(lines.slice(1).map((cells) => [cells[3], cells[4], cells[5]])).toEqual([
      ['ok@vendor.test', 'Received by the mail server', ''],
      ['grey@vendor.test', 'Put off, tried again', '450 4.2.0 Greylisted'],
      ['no@vendor.test', 'Refused', '550 5.1.1 no such mailbox'],
      ['maria@bluehaven.test', 'Not reached', FAILED.error],
      ['copy@bluehaven.test', 'Not known whether it arrived', FAILED.error],
    ]);
  },
};

export const None: Story = {
  name: 'says that nothing was sent today',
  args: { answers: { OwnEmails: () => ({ ownEmails: [] }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have not sent an email today.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Copy as table' })).toBeNull();
  },
};

export const Failed: Story = {
  args: {
    answers: {
      OwnEmails: () => {
        throw new Error('The server is away.');
      },
    },
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Spanish: Story = { globals: { language: 'es' } };
