import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Refreshed } from '../../crud/fixtures/Refreshed';
import { CallError } from '../../dataProvider/CallError';
import type { JobFormApi } from '../form/data/jobFormApi';
import type { SentBuilderEmail } from '#domain/builderEmail/sentBuilderEmail';
import { mode } from '../../connectivity/mode';
import { DRAFTS } from '../../store/keptRow';
import { keptRows } from '../../store/keptRows';
import { appState } from '../../connectivity/appState';
import { JOB, SUB_JOBS, tabOf } from '../form/stories/storyJob';
import { StoryJobForm } from '../form/stories/StoryJobForm';

const PEBBLE = SUB_JOBS.slice(1);
const CALM: Partial<JobFormApi> = {
  job: async () => ({ job: JOB, tabs: PEBBLE.map(tabOf), merged_into: null }),
  whole: async () => ({ job: JOB, sub_jobs: PEBBLE }),
};
const send = fn<JobFormApi['sendBuilderEmail']>();

const drafts = keptRows(DRAFTS);

/** Mail to the builder of a sub-job, from the head of its panel. */
const meta: Meta<typeof StoryJobForm> = {
  title: 'Jobs/Email Builder',
  component: StoryJobForm,
  parameters: { path: '/job/1042/edit/22' },
  args: { api: { ...CALM, sendBuilderEmail: send } },
  beforeEach: () => {
    send.mockReset();
    send.mockResolvedValue({ is_sent: true, response_text: 'Email sent.' });
  },
};
export default meta;
type Story = StoryObj<typeof StoryJobForm>;

const button = (): Promise<HTMLElement> => screen.findByRole('button', { name: 'Email Builder' });
const open = async (): Promise<ReturnType<typeof within>> => {
  await waitFor(async () => expect(await button()).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(await button());
  return within(await screen.findByRole('dialog', { name: 'Send Email to Builder and Supervisor' }));
};
const isHeldBackBy = async (reason: string): Promise<void> => {
  await waitFor(async () => expect(await button()).toHaveAttribute('title', reason));
  await expect(await button()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(await button());
  await expect(screen.queryByRole('dialog')).toBeNull();
};

export const Sends: Story = {
  name: 'offers the templates of the sub-job, sends once and says whom it reached [EML-001 EML-007 EML-015 EML-016 EML-017]',
  play: async () => {
    const dialog = await open();
    await userEvent.click(dialog.getByRole('combobox', { name: 'Template' }));
    await expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'Pebble Schedule',
      'General Update',
    ]);
    await userEvent.click(screen.getByRole('option', { name: 'Pebble Schedule' }));
    await expect(dialog.getByText('To: schedule@bluehaven.test, maria@bluehaven.test')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Send email with comment' })).toBeDisabled();
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Send email' }));
    await waitFor(async () =>
      expect(await screen.findByText('Successfully sent email to both company contact and supervisor!')).toBeVisible(),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(send).toHaveBeenCalledTimes(1);
    await expect(send.mock.lastCall?.[0]).toEqual({
      template_name: 'pebble-schedule',
      job_id: '1042',
      job_detail_id: 22,
      comment: null,
      email_type: 'pebble',
      language: 'en',
      cc: [],
      document_ids: [],
    });
  },
};

export const WithAComment: Story = {
  name: 'sends a comment of at most 1000 characters by its own button, cuts none off, and no template of a category as null [EML-004 EML-005 EML-015 EML-017 KEY-012]',
  play: async () => {
    const dialog = await open();
    await userEvent.click(dialog.getByRole('combobox', { name: 'Template' }));
    await userEvent.click(await screen.findByRole('option', { name: 'General Update' }));
    const comment = dialog.getByRole('textbox', { name: 'Comment' });
    await userEvent.type(comment, '  ');
    await expect(dialog.getByRole('button', { name: 'Send email with comment' })).toBeDisabled();
    await userEvent.clear(comment);
    await userEvent.click(comment);
    await userEvent.paste('x'.repeat(1001));
    await expect(dialog.getByText('1,001 of 1,000 characters: please shorten it.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Send email' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Send email with comment' }));
    await expect(send).not.toHaveBeenCalled();
    await userEvent.type(comment, '{Backspace}');
    await expect(dialog.getByText('1000 of 1000')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Send email with comment' }));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    await expect(send.mock.lastCall?.[0]).toMatchObject({ comment: 'x'.repeat(1000), email_type: null });
  },
};

export const Kept: Story = {
  name: 'keeps the comment that was typed through a refresh, until it is sent [KEY-017]',
  render: (args) => (
    <Refreshed>
      <StoryJobForm {...args} />
    </Refreshed>
  ),
  play: async () => {
    const first = await open();
    await userEvent.type(first.getByRole('textbox', { name: 'Comment' }), 'Gate code 4411');
    await expect(first.getByRole('textbox', { name: 'Comment' })).toHaveValue('Gate code 4411');
    const [draft] = await waitFor(async () => {
      const kept = (await drafts.all()).filter(({ key }) => key.includes(':builder_email:22:'));
      await expect(JSON.stringify(kept)).toContain('Gate code 4411');
      return kept;
    });
    if (!draft) throw new Error('nothing is kept');
    await userEvent.click(screen.getByRole('button', { name: 'Refresh', hidden: true }));
    await waitFor(async () => expect(await drafts.all()).toEqual([]));
    // As a refresh would have left it: the story begins without drafts.
    await drafts.put(draft);
    const again = await open();
    await waitFor(() => expect(again.getByRole('textbox', { name: 'Comment' })).toHaveValue('Gate code 4411'));
    await userEvent.click(again.getByRole('button', { name: 'Send email with comment' }));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect((await open()).getByRole('textbox', { name: 'Comment' })).toHaveValue('');
  },
};

const NEWEST: SentBuilderEmail = {
  id: 31,
  created_at: new Date(Date.now() - 180_000).toISOString(),
  user_name: 'Maria Lopez',
  template: 'General Update',
  language: 'es',
  recipients: 'schedule@bluehaven.test, maria@bluehaven.test',
  comment: 'The gate is open.',
  subject: 'Novedades - Harbor Lane (1042)',
  body: 'Hola Blue Haven,\n\nThe gate is open.',
  status: 'sent',
  error: 'Not taken for maria@bluehaven.test: 550 no such user',
};
const EARLIER: readonly SentBuilderEmail[] = [
  NEWEST,
  {
    id: 30,
    created_at: '2026-03-01T16:42:00.000Z',
    user_name: 'Maria Lopez',
    template: 'Pebble Schedule',
    language: 'en',
    recipients: 'schedule@bluehaven.test',
    comment: null,
    subject: null,
    body: null,
    status: null,
    error: null,
  },
];
const earlier = fn<JobFormApi['builderEmails']>();

export const AfterAnother: Story = {
  name: 'shows the text before it leaves and what left before, with whom it did not reach, begins anew from one of these, and says who was faster [EML-006 EML-009]',
  args: { api: { ...CALM, sendBuilderEmail: send, builderEmails: earlier } },
  beforeEach: () => {
    earlier.mockReset();
    earlier.mockResolvedValue(EARLIER);
    send.mockResolvedValueOnce({ is_sent: false, response_text: 'Ben Ito has just sent "General Update" (7:42 PM).' });
  },
  play: async () => {
    const dialog = await open();
    await waitFor(async () => expect(await dialog.findByText('About pebble-schedule')).toBeVisible());
    const before = within(await dialog.findByRole('list', { name: 'Sent before' }));
    await expect(before.getByText('Not taken for maria@bluehaven.test: 550 no such user')).toBeVisible();
    await expect(dialog.queryByText(/sent this template/)).toBeNull();
    await userEvent.click(before.getByText('General Update'));
    await waitFor(() => expect(before.getByText(/Hola Blue Haven,/)).toBeVisible());
    await userEvent.click(before.getAllByRole('button', { name: 'Use again' })[0] ?? document.body);
    await expect(dialog.getByRole('textbox', { name: 'Comment' })).toHaveValue('The gate is open.');
    await expect(dialog.getByText(/^Maria Lopez sent this template at \d/)).toBeVisible();
    await waitFor(async () => expect(await dialog.findByText('About general-update')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Send email with comment' }));
    await waitFor(async () => expect(await dialog.findByRole('alert')).toHaveTextContent(/Ben Ito has just sent/));
    const [email, key, since] = send.mock.lastCall ?? [];
    await expect([email?.template_name, email?.language, since]).toEqual(['general-update', 'es', 31]);
    earlier.mockResolvedValue([{ ...NEWEST, id: 32, user_name: 'Ben Ito' }, ...EARLIER]);
    await waitFor(() => expect(earlier.mock.calls.length).toBeGreaterThan(1));
    await userEvent.click(dialog.getByRole('button', { name: /Send email with comment$/ }));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    await expect(send.mock.lastCall?.[1]).not.toBe(key);
  },
};

export const ToATestRecipient: Story = {
  name: "shows the server's text when that mentions a test recipient [EML-008]",
  beforeEach: () => {
    send.mockResolvedValue({ is_sent: true, response_text: 'Email sent to test recipient a@b.example.' });
  },
  play: async () => {
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Send email' }));
    await waitFor(async () =>
      expect(await screen.findByText('Email sent to test recipient a@b.example.')).toBeVisible(),
    );
  },
};

export const Failed: Story = {
  name: 'stays open after a failure, says why, and tries what got no answer again as the same action [EML-009 EML-017]',
  play: async () => {
    send.mockRejectedValueOnce(new Error('The server did not answer.'));
    send.mockResolvedValueOnce({ is_sent: false, response_text: 'There is no email template "x".' });
    const dialog = await open();
    const sends = async (count: number): Promise<void> => {
      await userEvent.click(dialog.getByRole('button', { name: /Send email$/ }));
      await waitFor(() => expect(send).toHaveBeenCalledTimes(count));
    };
    await sends(1);
    await waitFor(async () => expect(await dialog.findByRole('alert')).toHaveTextContent('The server did not answer.'));
    await sends(2);
    await waitFor(() =>
      expect(dialog.getByRole('alert')).toHaveTextContent(
        'An unexpected error occurred and the email was not sent.Error message: There is no email template "x".',
      ),
    );
    const failed = dialog.getByRole('button', { name: /Send email$/ });
    await expect(
      within(failed).getByTitle('An unexpected error occurred and the email was not sent.'),
    ).toBeInTheDocument();
    await sends(3);
    const keys = send.mock.calls.map(([, key]) => key);
    await expect(keys[1]).toBe(keys[0]);
    await expect(keys[2]).not.toBe(keys[1]);
  },
};

export const NoTemplates: Story = {
  name: 'says that there is no template [EML-014]',
  args: { api: { ...CALM, emailTemplates: async () => [] } },
  play: async () => {
    const dialog = await open();
    await expect(dialog.getByText('No email templates available.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Send email' })).toBeDisabled();
  },
};

export const Unsaved: Story = {
  name: 'waits for unsaved progress before it looks at anything else [EML-010 EML-017]',
  args: { api: { ...CALM, emailTemplates: () => Promise.reject(new CallError('x', 500)) } },
  play: async () => {
    await isHeldBackBy('An error occurred that prevented from receiving email templates. Please reload your page.');
    await userEvent.click(await screen.findByRole('tab', { name: 'Job Info' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /^Job Name/ }), ' East');
    await userEvent.click(screen.getByRole('tab', { name: 'Job Details' }));
    await isHeldBackBy('You have unsaved form progress. Please save or reload the page to send a builder email.');
  },
};

export const NoAddress: Story = {
  name: 'says that neither address is known [EML-011]',
  args: {
    api: {
      ...CALM,
      job: async () => ({
        job: {
          ...JOB,
          company: JOB.company && { ...JOB.company, schedule_contact_email: null },
          company_supervisor: null,
        },
        tabs: PEBBLE.map(tabOf),
        merged_into: null,
      }),
      emailTemplates: () => Promise.reject(new CallError('x', 500)),
    },
  },
  play: () => isHeldBackBy('Cannot send email since neither company contact email nor supervisor email found.'),
};

export const Loading: Story = {
  name: 'waits while the job details load [EML-013]',
  args: { api: { ...CALM, subJob: () => new Promise(() => undefined) } },
  play: () => isHeldBackBy('Loading job details...'),
};

export const NoRight: Story = {
  name: 'is not there without the right [EML-002 EML-018]',
  globals: { role: 'FO' },
  play: async () => {
    await waitFor(async () => expect(await screen.findByRole('tab', { name: 'Job Details' })).toBeVisible());
    await expect(screen.queryByRole('button', { name: 'Email Builder' })).toBeNull();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await open();
    await expect(dialog.getByRole('button', { name: 'Send email' })).toBeEnabled();
  },
};
export const Spanish: Story = { globals: { language: 'es' } };

export const Offline: Story = {
  name: 'writes no mail offline, and says why [OFF-029]',
  play: async () => {
    await waitFor(async () => expect(await button()).not.toHaveAttribute('aria-disabled'));
    appState.open(1);
    mode.set('offline');
    try {
      await isHeldBackBy('Not available offline');
    } finally {
      mode.set('online');
    }
  },
};
