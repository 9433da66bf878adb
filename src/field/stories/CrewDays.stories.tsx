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
  name: 'orders from the plants: gunite in the order of the stops, colors with bags by crew [PRT-004]',
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
    const [gunite, pebble] = canvas.getAllByRole('table');
    const rows = within(gunite ?? canvasElement)
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    await expect(rows[1]).toMatch(/^1Gunite 1Heron Court #7.*40.5$/);
    await expect(rows[2]).toMatch(/^1Gunite 2/);
    await expect(rows[3]).toMatch(/^2Gunite 1.*\(not entered\)$/);
    await expect(rows[5]).toBe('Together · 2 without yards81');
    await expect(within(pebble ?? canvasElement).getByText('Tropical Breeze - Pebble Tec')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'CSV' })).toBeEnabled();
  },
};
