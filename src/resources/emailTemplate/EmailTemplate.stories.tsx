import type { Meta, StoryObj } from '@storybook/react-vite';
import { EMAIL_FIELDS } from '#domain/builderEmail/emailFields';
import { RESOURCES } from '#domain/generated/resources';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { CrudStage } from '../../crud/fixtures/CrudStage';
import { memoryProvider } from '../../crud/fixtures/memoryProvider';
import { overrides } from '..';

const ROW = {
  id: 4,
  version: 1,
  display_name: 'Pebble Schedule',
  aws_name: 'pebble-schedule',
  is_prep: false,
  is_app: false,
  is_detail: false,
  is_pebble: true,
  is_gunite: false,
  is_warranty: false,
  subject: '{template} - {job_name} ({job_id})',
  body: 'Hello {builder},\n\n{schedule}\n\n{comment}',
  subject_es: 'Programa - {job_name}',
  body_es: 'Hola {builder}:\n\n{schedule}',
};
const SAID: Record<string, string> = {
  template: 'Pebble Schedule',
  builder: 'Bayou Pools',
  job_name: 'Oak House',
  job_id: '1042',
  schedule: 'Prep: 03/12/2026, Prep 1',
};

/** The editor of templates of mails to builders. */
const meta: Meta<typeof CrudStage> = {
  title: 'Resources/Email templates',
  component: CrudStage,
  parameters: { path: '/admin/lookups/email-template/4/edit' },
  args: {
    resources: RESOURCES,
    overrides,
    provider: memoryProvider({ email_template: [ROW] }),
    answering: (operation) => {
      if (operation === 'EmailPreviewJobs')
        return { palette: [{ kind: 'job', id: 1042, label: '1042 Oak House', note: '#1042 · Katy' }] };
      if (operation === 'EmailFieldValues')
        return { emailFieldValues: Object.keys(EMAIL_FIELDS).map((name) => ({ name, value: SAID[name] ?? '' })) };
      if (operation === 'SendEmailTemplateTest')
        return { sendEmailTemplateTest: { is_sent: true, response_text: 'On its way to admin@trowel.test.' } };
      return null;
    },
  },
};
export default meta;
type Story = StoryObj<typeof CrudStage>;

export const Preview: Story = {
  name: 'previews a template with a job as it is typed, in both languages, and sends a test',
  play: async () => {
    const preview = within(await screen.findByRole('region', { name: 'Preview' }));
    await userEvent.type(preview.getByRole('combobox', { name: 'Preview with job' }), 'Oak');
    await userEvent.click(await screen.findByRole('option', { name: '1042 Oak House · #1042 · Katy' }));
    await waitFor(() => expect(preview.getByText('Subject: Pebble Schedule - Oak House (1042)')).toBeVisible());
    await userEvent.type(screen.getByRole('textbox', { name: /^Subject \(English\)/ }), '!');
    await waitFor(() => expect(preview.getByText('Subject: Pebble Schedule - Oak House (1042)!')).toBeVisible());
    await userEvent.click(preview.getByRole('button', { name: 'Send a test to me' }));
    await waitFor(async () => expect(await screen.findByText('On its way to admin@trowel.test.')).toBeVisible());
    await userEvent.click(preview.getByRole('combobox', { name: 'Language' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Spanish' }));
    await waitFor(() => expect(preview.getByText('Hola Bayou Pools:')).toBeVisible());
  },
};

export const UnknownField: Story = {
  name: 'names a field that does not exist, and sends no test with it',
  play: async () => {
    const subject = await screen.findByRole('textbox', { name: /^Subject \(English\)/ });
    await userEvent.click(subject);
    await userEvent.paste(' {owner}');
    const preview = within(await screen.findByRole('region', { name: 'Preview' }));
    await waitFor(() => expect(preview.getByText('There is no field {owner}.')).toBeVisible());
    await expect(preview.getByRole('button', { name: 'Send a test to me' })).toBeDisabled();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Spanish: Story = { globals: { language: 'es' } };
