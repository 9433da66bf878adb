import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { CallError } from '../../dataProvider/CallError';
import type { FieldApi } from '../data/fieldApi';
import { FieldApiContext } from '../data/useFieldApi';
import CrewDaysPage from '../printing/CrewDaysPage';
import PlantOrderPage from '../printing/PlantOrderPage';
import { aFieldServer, DAY_STOPS } from './aSite';

const Frame = ({ server }: { server: Partial<FieldApi> }) => (
  <FieldApiContext value={aFieldServer(server)}>
    <Routes>
      <Route path="/crew-days/:category" element={<CrewDaysPage />} />
      <Route path="/plant-order" element={<PlantOrderPage />} />
    </Routes>
  </FieldApiContext>
);

/** The paper of a day. */
const meta: Meta<typeof Frame> = {
  title: 'Field/Paper of a day',
  component: Frame,
  args: { server: {} },
  globals: { role: 'SC' },
  parameters: { path: '/crew-days/pebble?date=2026-03-04', layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof Frame>;

export const Sheets: Story = {
  name: 'is a sheet a crew: what it loads, its stops with the way in, and whom it calls [PRT-002]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const sheet = within(await canvas.findByRole('article', { name: 'App 1' }));
    await expect(sheet.getByText('Wednesday, March 4, 2026')).toBeVisible();
    await expect(sheet.getByText(/2 stops · 1015.5 sq ft/)).toBeVisible();
    await expect(sheet.getByRole('cell', { name: '24 bag White cement · 36 bag Pebble blend' })).toBeVisible();
    await expect(sheet.getByRole('cell', { name: '12 (batches not entered)' })).toBeVisible();
    const [first] = sheet.getAllByRole('listitem').filter((item) => item.classList.contains('crew-stop'));
    for (const words of [
      'Heron Court',
      '12 Oak St, Katy, TX 77449 · 487 A',
      '#4411',
      'Dog in the yard: call first.',
      'Start at the deep end.',
      'Supervisor Ana Ruiz',
      'Builder Bayou Pools',
      '(713) 555-0100 ext. 396',
      'Homeowner Kim Lee',
    ])
      await expect(within(first ?? canvasElement).getByText(words)).toBeVisible();
    await expect(canvas.getByRole('article', { name: 'Prep 1' })).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Crew' }), 'Prep 1');
    await waitFor(() => expect(canvas.queryByRole('article', { name: 'App 1' })).toBeNull());
    const small = [...canvasElement.querySelectorAll('.crew-sheet *')].filter(
      (node) => parseFloat(getComputedStyle(node).fontSize) < 10.6,
    );
    await expect(small).toEqual([]);
  },
};

export const EmptyDay: Story = {
  name: 'says that a day is empty, and turns to another one',
  args: { server: { dayStops: async (_category, date) => (date === '2026-03-04' ? [] : DAY_STOPS) } },
  globals: { language: 'es' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByText(/^Ninguna cuadrilla tiene paradas el miércoles, 4 de marzo de 2026/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Día siguiente' }));
    await expect(await canvas.findByRole('article', { name: 'App 1' })).toBeVisible();
  },
};

export const TypedDay: Story = {
  name: 'shows the day that is typed, short too, and keeps its day at what is none [KEY-004]',
  args: { server: { dayStops: async (_category, date) => (date === '2026-03-09' ? DAY_STOPS : []) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/^No crew has a stop on Wednesday, March 4, 2026/);
    const date = await canvas.findByRole('textbox', { name: 'Date' });
    await waitFor(() => expect(date).not.toHaveAttribute('readonly'));
    await userEvent.clear(date);
    await userEvent.type(date, '3/9{Enter}');
    const sheet = within(await canvas.findByRole('article', { name: 'App 1' }));
    await expect(sheet.getByText('Monday, March 9, 2026')).toBeVisible();
    await userEvent.clear(date);
    await userEvent.type(date, '2/30{Enter}');
    await waitFor(() => expect(date).toBeInvalid());
    await expect(canvas.getByRole('article', { name: 'App 1' })).toBeVisible();
  },
};

export const Failed: Story = {
  name: 'says why there is no paper, and asks again',
  args: {
    server: {
      dayStops: async () => {
        throw new CallError('You may not see this board.', 403, { code: 'FORBIDDEN' });
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
    await expect(within(canvasElement).getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Plants: Story = {
  name: 'orders from the plants: gunite by start time and crew with a sum for each crew and plant, colors with bags by crew [PRT-004 SDY-018]',
  parameters: { path: '/plant-order?date=2026-03-04' },
  args: {
    server: {
      dayStops: async (category) =>
        category === 'pebble'
          ? DAY_STOPS
          : [1, 2].flatMap((crew) =>
              DAY_STOPS.slice(0, 2).map((stop) => ({
                ...stop,
                key: `gunite_history:${crew}${stop.order}`,
                kind: 'G1' as const,
                start_time: stop.order === 1 ? `0${9 - crew}:00` : null,
                plant_name: crew === 1 ? 'Katy Plant' : null,
                plant_miles: crew === 1 ? 8.2 : null,
                crew_id: crew,
                crew_name: `Gunite ${crew}`,
                yards: stop.order === 1 ? 40.5 : null,
              })),
            ),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { name: 'Gunite' });
    const pebble = canvas.getAllByRole('table')[2];
    const rowsOf = (name: string) =>
      within(canvas.getByRole('table', { name }))
        .getAllByRole('row')
        .map(({ textContent }) => textContent);
    const katy = rowsOf('Katy Plant');
    await expect(katy[1]).toMatch(/^08:00 AMGunite 11Heron Court #7.*8.2 mi from the plant40.5$/);
    await expect(katy[2]).toMatch(/^Gunite 12.*\(not entered\)$/);
    await expect(katy.slice(3)).toEqual(['Sum of Gunite 11 without yards40.5', 'Together1 without yards40.5']);
    await expect(rowsOf('No plant named')[1]).toMatch(/^07:00 AMGunite 2/);
    await expect(within(pebble ?? canvasElement).getByText('Tropical Breeze - Pebble Tec')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'CSV' })).toBeEnabled();
  },
};
