import type { Meta, StoryObj } from '@storybook/react-vite';
import Button from '@mui/material/Button';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DateInput } from '../src/inputs/DateInput';
import { PageHeader } from '../src/page/PageHeader';
import { ScrollToTop } from '../src/page/ScrollToTop';
import { Section } from '../src/page/Section';

/** The head of a page and its sections. */
const meta: Meta = { title: 'Shell/Page' };
export default meta;
type Story = StoryObj;

const CRUMBS = [{ label: 'Builders', to: '/customer' }, { label: 'Bluewater Pools' }];
const ACTIONS = (
  <>
    <Button variant="outlined">Cancel</Button>
    <Button variant="contained">Save</Button>
  </>
);

export const EditScreen: Story = {
  name: 'an edit screen has a sticky breadcrumb bar and sections that collapse [UI-023]',
  render: () => (
    <>
      <PageHeader crumbs={CRUMBS} actions={ACTIONS} />
      <div className="page-body" style={{ padding: '0 24px 900px' }}>
        <Section title="Details">
          <DateInput label="Customer Since" value="2019-06-03" onChange={() => undefined} readOnly />
        </Section>
        <Section title="Contacts" aside={<span>4</span>} defaultOpen={false}>
          Four contacts.
        </Section>
      </div>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const crumbs = within(canvas.getByRole('navigation', { name: 'Breadcrumbs' }));
    await expect(crumbs.getByRole('link', { name: 'Builders' })).toHaveAttribute('href', '/customer');
    await expect(crumbs.getByRole('heading', { name: 'Bluewater Pools' })).toBeVisible();
    await expect(canvasElement.querySelector('.page-header')).toHaveStyle({ position: 'sticky' });
    const arrowOf = (name: string) => canvas.getByRole('button', { name }).querySelector('svg');
    await expect(arrowOf('Details')).toHaveStyle({ transform: 'none' });
    await expect(arrowOf('Contacts')).not.toHaveStyle({ transform: 'none' });
    await expect(canvas.getByText('Four contacts.')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Contacts' }));
    await expect(canvas.getByText('Four contacts.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Details' }));
    await expect(canvas.getByLabelText('Customer Since')).not.toBeVisible();
  },
};

export const DeepScreen: Story = {
  name: 'keeps at least two breadcrumbs visible when there are many [UI-023 JOB-007]',
  render: () => (
    <PageHeader
      crumbs={['Job Search', 'Lakewood Residence', 'Pebble', 'Work Orders', 'Daily 2'].map((label) => ({ label }))}
      actions={ACTIONS}
    />
  ),
  play: async ({ canvasElement }) => {
    const crumbs = within(within(canvasElement).getByRole('navigation', { name: 'Breadcrumbs' }));
    await expect(crumbs.getByText('Work Orders')).toBeVisible();
    await expect(crumbs.getByText('Daily 2')).toBeVisible();
    await userEvent.click(crumbs.getByRole('button', { name: 'Show hidden breadcrumbs' }));
    await expect(crumbs.getByText('Pebble')).toBeVisible();
  },
};

export const LongPage: Story = {
  name: "a button back to the top appears after a quarter of the window's height [UI-026]",
  render: () => (
    <>
      <div style={{ height: '300vh', padding: 24 }}>A long page.</div>
      <ScrollToTop />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = () => canvas.queryByRole('button', { name: 'Back to top' });
    window.scrollTo(0, window.innerHeight / 4 - 2);
    await new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve, 50));
    });
    await expect(button()).toBeNull();
    window.scrollTo(0, Math.ceil(window.innerHeight / 4));
    await waitFor(() => expect(button()).toBeVisible());
    const top = button();
    if (top) await userEvent.click(top);
    await waitFor(() => expect(window.scrollY).toBe(0), { timeout: 3000 });
  },
};

export const Phone: Story = {
  ...EditScreen,
  name: 'an edit screen on a phone',
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = { ...EditScreen, name: 'an edit screen in dark mode', globals: { theme: 'dark' } };
