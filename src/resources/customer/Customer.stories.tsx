import type { Meta, StoryObj } from '@storybook/react-vite';
import { RESOURCES } from '#domain/generated/resources';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { CrudStage } from '../../crud/fixtures/CrudStage';
import { memoryProvider } from '../../crud/fixtures/memoryProvider';
import { CUSTOMERS } from '../../crud/fixtures/rows';
import { overrides } from '..';

const city = ['Houston', 'Katy', 'Sugar Land'].map((name, index) => ({
  id: index + 1,
  name,
  sort_order: index,
  is_active: true,
  version: 1,
}));

/** Builders as the server describes them, with what only builders have. */
const meta: Meta<typeof CrudStage> = {
  title: 'Resources/Builders',
  component: CrudStage,
  args: { resources: RESOURCES, overrides, provider: memoryProvider({ customer: CUSTOMERS, city }) },
};
export default meta;
type Story = StoryObj<typeof CrudStage>;

export const List: Story = { parameters: { path: '/customer' } };
export const New: Story = { parameters: { path: '/customer/new' } };

export const TheirJobs: Story = {
  name: 'list their jobs beside the form, with a new one that begins with them',
  parameters: { path: '/customer/7/edit' },
  args: {
    answering: (operation, variables) => {
      if (operation !== 'JobsOfRecord') return null;
      const of = { job_detail_id: 9, name: 'Oak House', address_line_1: null, city: 'Katy', category: 'Pebble' };
      const asked = JSON.stringify(variables.criteria) === '{"company":[7]}';
      const jobs = [{ ...of, id: '1042-9', job_id: 1042, category_id: 2, status: null, status_id: null }];
      return { jobs: asked ? jobs : [], jobs_count: asked ? 14 : 0 };
    },
  },
  play: async () => {
    const jobs = within(await screen.findByRole('region', { name: 'Jobs' }));
    const job = await jobs.findByRole('link', { name: /1042 Oak House/ });
    await expect(job).toHaveAttribute('href', '/job/1042/edit/9');
    await expect(jobs.getByRole('link', { name: 'New job' })).toHaveAttribute('href', '/job/new?company_id=7');
    await expect(jobs.getByRole('link', { name: 'See all 14 sub-jobs in Job Search' })).toHaveAttribute(
      'href',
      '/job?company=7',
    );
  },
};

export const ZipElsewhere: Story = {
  name: 'say that the ZIP code is one of another city, and keep nobody from saving [KEY-020]',
  parameters: { path: '/customer/7/edit' },
  args: {
    rest: async (path) =>
      Response.json({
        warnings: path.includes('zip=78701')
          ? [{ code: 'zip_city', zip: '78701', city: 'Austin', state: 'Texas' }]
          : [],
      }),
  },
  play: async () => {
    const zip = await screen.findByRole('textbox', { name: 'Zip Code' });
    await userEvent.clear(zip);
    await userEvent.type(zip, '78701');
    await screen.findByText('ZIP code 78701 is in Austin, Texas. Check the city.');
    await expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  },
};

export const CitySuggestions: Story = {
  name: 'offer Create "{text}" for a city that the list does not have',
  parameters: { path: '/customer/7/edit' },
  play: async () => {
    const input = await screen.findByRole('combobox', { name: 'City' });
    await userEvent.clear(input);
    await userEvent.type(input, 'Sug');
    await userEvent.click(await screen.findByRole('option', { name: 'Sugar Land' }));
    await expect(input).toHaveValue('Sugar Land');
    await userEvent.clear(input);
    await userEvent.type(input, 'Fulshear');
    await userEvent.click(await screen.findByRole('option', { name: 'Create "Fulshear"' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText('Builder saved!')).toBeVisible());
    await expect(input).toHaveValue('Fulshear');
  },
};
