import type { Meta, StoryObj } from '@storybook/react-vite';
import { memoryStore, testDataProvider } from 'ra-core';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { CrudProviders } from '../crud/CrudProviders';
import { Catalogue } from '../dataProvider/catalogue/catalogue';
import { serverOver } from '../dataProvider/server';
import WeeklyMailDialog from './WeeklyMailDialog';
import type { WeeklyMail } from '#domain/reports/weeklyMail';

const MAIL: WeeklyMail = {
  weekday: 1,
  format: 'pdf',
  language: 'en',
  next_date: '2026-03-16',
  time: '06:00',
  last_at: '2026-03-09T11:00:20Z',
  last_result: 'mailed',
  last_reason: null,
};

interface Props {
  mail: WeeklyMail | null;
  name?: string;
  onTell: (name: string, variables: unknown) => void;
  onClose: () => void;
}

const StoryDialog = ({ mail, name = 'App 2 by area', onTell, onClose }: Props) => {
  const [stage] = useState(() => ({
    access: {
      server: serverOver(async ({ document, variables }) => {
        const call = document.name;
        if (call !== 'WeeklyMail') onTell(call, variables);
        return { data: { weeklyMail: mail } };
      }),
      catalogue: new Catalogue({ hash: 'story', resources: [], rights: {} }),
      dataProvider: testDataProvider(),
    },
    store: memoryStore(),
  }));
  return (
    <CrudProviders {...stage} userId={1}>
      <main style={{ minHeight: 600 }}>
        <WeeklyMailDialog view={{ id: 7, name }} onClose={onClose} />
      </main>
    </CrudProviders>
  );
};

const meta = {
  title: 'Pages/Weekly report mail',
  component: StoryDialog,
  args: { mail: null, onTell: fn(), onClose: fn() },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof StoryDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {
  name: 'asks on which day and as what, Monday and CSV unless said [RPT-013]',
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Mail “App 2 by area” every week' }));
    await userEvent.click(await dialog.findByRole('combobox', { name: 'Day' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Friday' }));
    await userEvent.click(dialog.getByRole('combobox', { name: 'As' }));
    await expect(await screen.findByRole('option', { name: 'Excel (.xlsx), all rows' })).toBeVisible();
    await userEvent.click(screen.getByRole('option', { name: 'CSV, all rows' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Mail it' }));
    const variables = { view_id: 7, weekday: 5, format: 'csv', language: 'en' };
    await expect(args.onTell).toHaveBeenCalledWith('SaveWeeklyMail', variables);
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Known: Story = {
  name: 'says when the next one comes and what became of the last, and stops [RPT-013]',
  args: { mail: MAIL },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText('Next: 03/16/2026, 06:00 AM')).toBeVisible();
    await expect(dialog.getByText(/^Last: .*Sent\.$/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Stop' }));
    await expect(args.onTell).toHaveBeenCalledWith('StopWeeklyMail', { view_id: 7 });
  },
};

export const Refused: Story = {
  name: 'says why the last one was not sent [RPT-013]',
  args: { mail: { ...MAIL, last_result: 'no_right' } },
  play: async () => {
    await expect(await screen.findByText(/Not sent: you may not see or export this report\./)).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' }, args: { mail: { ...MAIL, last_result: 'not_left' } } };
export const Spanish: Story = {
  globals: { language: 'es', viewport: { value: 'phone' } },
  args: { mail: { ...MAIL, last_result: 'linked' }, name: 'Cuadrilla dos por área, con un nombre que no termina' },
  play: async () => {
    await expect(await screen.findByText('Próximo: 03/16/2026, 06:00 AM')).toBeVisible();
  },
};
