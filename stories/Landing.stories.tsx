import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import LandingPage from '../src/app/landing/LandingPage';
import { AppShell } from '../src/app/shell/AppShell';
import { shellAnswers } from './support/shellAnswers';
import { ShellFrame } from './support/ShellFrame';
import { pretendWidth } from '../src/theme/fixtures/pretendWidth';

/** The page that opens after signing in. */
const meta: Meta = {
  title: 'Pages/Landing',
  render: () => (
    <ShellFrame>
      <AppShell>
        <LandingPage />
      </AppShell>
    </ShellFrame>
  ),
};
export default meta;
type Story = StoryObj;

export const Dashboard: Story = {
  name: "shows the dashboard's eight buttons, the welcome and the version [NAV-020 NAV-022 NAV-025]",
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Welcome to Trowel, Dana!' })).toBeVisible();
    const buttons = within(canvas.getByRole('navigation', { name: 'Dashboard' })).getAllByRole('link');
    await expect(buttons.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
      'My Jobs /Schedule',
      'Map /Supervisor/Map',
      'Gunite Day /day/gunite',
      'Gunite Week /week/gunite',
      'Pebble Day /day/pebble',
      'Pebble Week /week/pebble',
      'Warranty Day /day/warranty',
      'Warranty Week /week/warranty',
    ]);
    await expect(canvas.getByText('Software Version 2.4.025')).toBeInTheDocument();
  },
};

export const PlainImage: Story = {
  name: 'shows a plain image to a user without the supervisor dashboard [AUTH-049 NAV-021]',
  globals: { role: 'ES' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('img', { name: 'Swimming pool' })).toHaveAttribute('src', '/landing.svg');
    await expect(canvas.queryByRole('navigation', { name: 'Dashboard' })).toBeNull();
  },
};

export const Crew: Story = {
  name: 'shows a crew member the groups that the role opens, each on its own [NAV-023]',
  globals: { role: 'CW' },
  play: async ({ canvasElement }) => {
    const dashboard = within(within(canvasElement).getByRole('navigation', { name: 'Dashboard' }));
    await expect(dashboard.getAllByRole('link').map((link) => link.textContent)).toEqual(['My Jobs']);
  },
};

const figuresOf = (canvasElement: HTMLElement) => within(canvasElement).findByRole('region', { name: 'Figures' });

export const Figures: Story = {
  name: 'shows the four figures of the office, each and each part leading to its jobs, with its weeks in words',
  play: async ({ canvasElement }) => {
    const figures = within(await figuresOf(canvasElement));
    await waitFor(() =>
      expect(figures.getByRole('link', { name: 'Past due 2' })).toHaveAttribute(
        'href',
        '/job?report=landing%3Ffigure%3Dpast_due',
      ),
    );
    await expect(figures.getByRole('link', { name: 'Over 30 days 3' })).toHaveAttribute(
      'href',
      '/job?report=landing%3Ffigure%3Dawaiting_builder%26part%3Dolder',
    );
    await expect(
      figures.getByRole('img', { name: 'New in each of the last 8 weeks: 6, 9, 4, 7, 12, 10, 8, 5' }),
    ).toBeVisible();
    await expect(figures.getByText('Pebble: 21,480 of 24,000 sq ft')).toBeVisible();
  },
};

export const FiguresInSpanish: Story = {
  name: 'writes numbers in Spanish as in English: a point before decimals, a comma between thousands',
  globals: { language: 'es' },
  play: async ({ canvasElement }) => {
    const figures = within(await within(canvasElement).findByRole('region', { name: 'Cifras' }));
    await waitFor(() => expect(figures.getByText('Pebble: 21,480 de 24,000 pies²')).toBeVisible());
  },
};

export const NoFiguresForCrews: Story = {
  name: 'shows no figures to a foreman, who has no reports',
  globals: { role: 'FO' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('navigation', { name: 'Dashboard' });
    await expect(within(canvasElement).queryByRole('region', { name: 'Figures' })).toBeNull();
    await expect(canvasElement.querySelector('.landing-figures')).toBeNull();
  },
};

let failures = 1;
export const FiguresThatFail: Story = {
  name: 'says that figures could not be loaded, and loads them on a retry',
  render: () => (
    <ShellFrame
      answers={{
        LandingFigures: (variables) => {
          failures -= 1;
          if (failures >= 0) throw new Error('away');
          return shellAnswers.LandingFigures?.(variables) ?? {};
        },
      }}
    >
      <AppShell>
        <LandingPage />
      </AppShell>
    </ShellFrame>
  ),
  play: async ({ canvasElement }) => {
    const figures = within(await figuresOf(canvasElement));
    await userEvent.click(await figures.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(figures.getByRole('link', { name: 'Open 91' })).toBeVisible());
    await expect(figures.queryByRole('alert')).toBeNull();
  },
};

const goTo = async (canvasElement: HTMLElement) => {
  const form = within(await within(canvasElement).findByRole('form', { name: 'Daily sheets' }));
  return { form, input: form.getByLabelText('Job Number'), go: form.getByRole('button', { name: 'Go' }) };
};

export const QuickNavigation: Story = {
  name: 'leads from a job number to its daily sheets once the job is found [JS-020 NAV-027 NAV-028 NAV-029 NAV-037]',
  play: async ({ canvasElement }) => {
    const { form, input, go } = await goTo(canvasElement);
    await expect(go).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(go);
    await expect(form.getByText('Please enter a Job Number')).toBeVisible();
    await userEvent.type(input, '1042');
    await expect(go).toBeDisabled();
    await waitFor(() => expect(go).toBeEnabled(), { timeout: 3000 });
    await expect(form.getByRole('link', { name: 'Daily Yardage' })).toHaveAttribute('href', '/daily-yardage/1042');
    await userEvent.clear(input);
    await userEvent.type(input, '9999');
    await waitFor(async () =>
      expect(await form.findByText("No valid destination for '9999'", {}, { timeout: 3000 })).toBeVisible(),
    );
    await expect(go).toHaveAttribute('aria-disabled', 'true');
  },
};

export const WithoutName: Story = { globals: { role: 'none' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const PhonePlainImage: Story = { globals: { role: 'ES', viewport: { value: 'phone' } } };
export const Spanish: Story = { globals: { language: 'es' } };
export const Dark: Story = { globals: { theme: 'dark' } };

const landsAt = (pixels: number, isToday: boolean): Story => ({
  globals: { role: 'FO' },
  beforeEach: () => pretendWidth(pixels),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { name: /^Welcome to Trowel/ });
    await waitFor(() => expect(canvasElement.querySelector('.today') !== null).toBe(isToday));
  },
});
export const TodayAt875: Story = { ...landsAt(875, true), name: 'lands on Today at 875 px [FLD-001]' };
export const NoTodayAt876: Story = { ...landsAt(876, false), name: 'lands on the dashboard at 876 px [FLD-001]' };
export const NoTodayForOffice: Story = {
  ...landsAt(390, false),
  globals: { role: 'WH' },
  name: 'shows no Today on a phone without the code of the mobile dashboard [FLD-001]',
};
