import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { aDayWithoutWork } from '#domain/boards/workdays/testDay';
import { BoardStage } from '../screen/BoardStage';
import { boardActions } from './boardActions';
import { fakeBoardApi, SCHEDULER } from './fakeBoardApi';
import { aGuniteAnswer } from './guniteData';

const HOLIDAY = '2026-03-05';
const ANSWER = aGuniteAnswer({ category: 'gunite' });
const CREW = ANSWER.crews.find(({ name }) => name === 'Gunite 2') ?? ANSWER.crews[1];

/** Gunite, where Thursday is a holiday and a crew is short on Friday; days without work may refuse cards. */
const ClosedWeek = ({ refuses_days_without_work = false }: { refuses_days_without_work?: boolean }) => (
  <BoardStage
    category="gunite"
    view="week"
    api={fakeBoardApi(
      {
        ...ANSWER,
        days_without_work: [
          aDayWithoutWork({ id: 1, name: 'Thanksgiving', first_day: HOLIDAY }),
          aDayWithoutWork({
            id: 2,
            kind: 'crew_short',
            crew_id: CREW?.id ?? 0,
            capacity: 10,
            name: '2 men short',
            first_day: '2026-03-06',
          }),
        ],
      },
      { rights: { ...SCHEDULER, refuses_days_without_work } },
    )}
  />
);

const TAKEN = ANSWER.cards.find(
  ({ crew_id, date }) => crew_id === ANSWER.crews.find(({ name }) => name === 'Gunite 1')?.id && date === '2026-03-04',
);

/** Gunite, where somebody takes a card while a plan is drawn. */
const TakenWeek = () => (
  <BoardStage category="gunite" view="week" api={fakeBoardApi(ANSWER, { taken: TAKEN ? [TAKEN.key] : [] })} />
);

const meta = {
  title: 'Boards/Days without work',
  component: ClosedWeek,
  beforeEach: () => window.localStorage.removeItem('trowel:board:/week/gunite'),
} satisfies Meta<typeof ClosedWeek>;
export default meta;
type Story = StoryObj<typeof meta>;

const dayOfHead = (canvasElement: HTMLElement, day: string): HTMLElement => {
  const found = canvasElement.querySelector<HTMLElement>(`.day-head[data-day="${day}"]`);
  if (!found) throw new Error(`no head of ${day}`);
  return found;
};
const cellOf = (canvasElement: HTMLElement, crew: string, date: string): HTMLElement => {
  const found = [...canvasElement.querySelectorAll<HTMLElement>('.bin')].find((bin) => {
    const label = bin.getAttribute('aria-label') ?? '';
    return label.includes(crew) && label.includes(date);
  });
  if (!found) throw new Error(`no day of ${crew} on ${date}`);
  return found;
};

export const Marked: Story = {
  name: 'a holiday stands in the head of its day, a short crew in its cell, in words',
  play: async ({ canvasElement }) => {
    await boardActions(canvasElement).isLoaded();
    await waitFor(() => expect(dayOfHead(canvasElement, HOLIDAY)).toHaveTextContent('Thanksgiving'));
    await expect(dayOfHead(canvasElement, HOLIDAY)).toHaveAccessibleName(/Thanksgiving/);
    await expect(cellOf(canvasElement, CREW?.name ?? '', '03/06/2026')).toHaveTextContent('Fewer people: 2 men short');
    await expect(cellOf(canvasElement, CREW?.name ?? '', HOLIDAY.slice(5, 7))).toBeInTheDocument();
  },
};

export const Asked: Story = {
  name: 'a drop on a holiday is said before, asked at the drop, and made by Enter',
  play: async ({ canvasElement }) => {
    const { isLoaded, carry, letGo, page } = boardActions(canvasElement);
    await isLoaded();
    await waitFor(() => expect(dayOfHead(canvasElement, HOLIDAY)).toHaveTextContent('Thanksgiving'));
    const card = cellOf(canvasElement, 'Gunite 1', '03/04/2026').querySelector<HTMLElement>('[data-card]');
    const key = card?.dataset.card ?? '';
    const target = dayOfHead(canvasElement, HOLIDAY);
    await carry(key, target);
    await letGo(target);
    const question = within(await page.findByRole('alertdialog', {}, { timeout: 8000 }));
    await expect(question.getByText(/Thanksgiving, Thu 03\/05: move anyway\?/)).toBeInTheDocument();
    const yes = question.getByRole('button', { name: 'Move anyway' });
    await waitFor(() => expect(yes).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    await expect(
      canvasElement.querySelector(`[data-card="${key}"]`)?.closest('.bin')?.getAttribute('aria-label'),
    ).toContain('03/05/2026');
  },
};

const REFUSED = 'Thanksgiving, 03/05/2026: no card is put on a day without work.';

export const Refused: Story = {
  name: 'a holiday takes no card by mouse, by keys or in "Move to...", and says why, where the setting refuses [ADM-020]',
  render: () => <ClosedWeek refuses_days_without_work />,
  play: async ({ canvasElement }) => {
    const { isLoaded, carry, letGo, focus, press, said, binOf, opened, page } = boardActions(canvasElement);
    await isLoaded();
    await waitFor(() => expect(dayOfHead(canvasElement, HOLIDAY)).toHaveTextContent('Thanksgiving'));
    const card = cellOf(canvasElement, 'Gunite 1', '03/04/2026').querySelector<HTMLElement>('[data-card]');
    const key = card?.dataset.card ?? '';
    const start = binOf(key);
    for (const place of [cellOf(canvasElement, 'Gunite 1', '03/05/2026'), dayOfHead(canvasElement, HOLIDAY)]) {
      await expect(await carry(key, place)).toBe(REFUSED);
      await letGo(place);
      await expect(binOf(key)).toBe(start);
      await expect(page.queryByRole('alertdialog')).toBeNull();
    }
    focus(key);
    await press(' {ArrowRight}');
    await expect(said()).toMatch(/^Thanksgiving, 03\/05\/2026: no card .* work\. Gunite 1, 03\/06\/2026, place/);
    await press('{Escape}');
    await press('m');
    const dialog = await opened('dialog');
    await userEvent.click(dialog.getByRole('button', { name: /^Thu 5/ }));
    await dialog.findByText(REFUSED);
    await expect(dialog.getByRole('radio', { name: 'Gunite 1' })).toBeDisabled();
    await expect(dialog.getByRole('button', { name: 'Move' })).toBeDisabled();
    await expect(binOf(key)).toBe(start);
  },
};

export const RefusedInSpanish: Story = {
  name: 'the refusal of a day without work is said in Spanish [ADM-020]',
  globals: { theme: 'dark', language: 'es' },
  render: () => <ClosedWeek refuses_days_without_work />,
  play: async ({ canvasElement }) => {
    const { isLoaded, carry, letGo } = boardActions(canvasElement);
    await isLoaded();
    await waitFor(() => expect(dayOfHead(canvasElement, HOLIDAY)).toHaveTextContent('Thanksgiving'));
    const card = cellOf(canvasElement, 'Gunite 1', '03/04/2026').querySelector<HTMLElement>('[data-card]');
    const place = cellOf(canvasElement, 'Gunite 1', '03/05/2026');
    await expect(await carry(card?.dataset.card ?? '', place)).toBe(
      'Thanksgiving, 03/05/2026: en un día sin trabajo no se pone ninguna tarjeta.',
    );
    await letGo(place);
  },
};

export const SickCrew: Story = {
  name: 'a sick crew is said and its cards are spread over the others in three actions',
  play: async ({ canvasElement }) => {
    const { isLoaded, page } = boardActions(canvasElement);
    await isLoaded();
    const cell = () => cellOf(canvasElement, 'Gunite 1', '03/04/2026');
    await waitFor(() => expect(cell().querySelectorAll('[data-card]').length).toBeGreaterThan(0));
    await fireEvent.contextMenu(cell());
    await userEvent.click(await page.findByRole('menuitem', { name: 'Crew is off...' }, { timeout: 8000 }));
    const panel = within(await page.findByRole('region', { name: 'Gunite 1 is off' }));
    const save = await panel.findByRole('button', { name: /^Save and move \d+ cards?$/ });
    await userEvent.click(save);
    await waitFor(() => expect(page.queryByRole('region', { name: 'Gunite 1 is off' })).toBeNull());
    await waitFor(() => expect(cell()).toHaveTextContent('Off: sick'));
    await page.findByText(/^Gunite 1: saved\. \d+ cards? moved\.$/, { selector: '.notice-text' });
  },
};

export const Conflict: Story = {
  name: 'a card that cannot move keeps the day from being saved, until the others are moved or all is thrown away',
  render: () => <TakenWeek />,
  play: async ({ canvasElement }) => {
    const { isLoaded, page } = boardActions(canvasElement);
    await isLoaded();
    const cell = () => cellOf(canvasElement, 'Gunite 1', '03/04/2026');
    await waitFor(() => expect(cell().querySelectorAll('[data-card]').length).toBeGreaterThan(0));
    const open = async () => {
      await fireEvent.contextMenu(cell());
      await userEvent.click(await page.findByRole('menuitem', { name: 'Crew is off...' }, { timeout: 8000 }));
      const panel = within(await page.findByRole('region', { name: 'Gunite 1 is off' }));
      await userEvent.click(await panel.findByRole('button', { name: /^Save and move \d+ cards?$/ }));
      await panel.findByText('Nothing is saved yet.');
      await expect(panel.getByRole('alert')).toHaveTextContent(/cannot move/);
      return panel;
    };
    await userEvent.click((await open()).getByRole('button', { name: 'Throw away' }));
    await waitFor(() => expect(page.queryByRole('region', { name: 'Gunite 1 is off' })).toBeNull());
    await expect(cell()).not.toHaveTextContent('Off: sick');
    await userEvent.click((await open()).getByRole('button', { name: 'Move the others' }));
    await waitFor(() => expect(cell()).toHaveTextContent('Off: sick'));
  },
};

export const Backwards: Story = {
  name: 'a day off that ends before it begins is said, and not saved',
  play: async ({ canvasElement }) => {
    const { isLoaded, page } = boardActions(canvasElement);
    await isLoaded();
    await fireEvent.contextMenu(cellOf(canvasElement, 'Gunite 1', '03/04/2026'));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Fewer people...' }, { timeout: 8000 }));
    const panel = within(await page.findByRole('region', { name: 'Gunite 1: fewer people' }));
    const save = panel.getByRole('button', { name: /^Save/ });
    const capacity = panel.getByRole('textbox', { name: 'Capacity on each day' });
    await userEvent.type(capacity, '-5');
    await panel.findByText('Enter a capacity of 0 or more.');
    await expect(save).toBeDisabled();
    await userEvent.clear(capacity);
    await userEvent.type(capacity, '5');
    await waitFor(() => expect(save).toBeEnabled());
    const to = panel.getByRole('textbox', { name: 'To' });
    await userEvent.clear(to);
    await userEvent.type(to, '03/02/2026');
    await userEvent.tab();
    await panel.findByText('"To" is before "From".');
    await expect(save).toBeDisabled();
  },
};

export const CrewMenu: Story = {
  name: 'the menu of a crew opens by a right click on its name, as by its dots, and says that it is off',
  play: async ({ canvasElement }) => {
    const { isLoaded, page } = boardActions(canvasElement);
    await isLoaded();
    await fireEvent.contextMenu(await page.findByText('Gunite 1', { selector: '.crew-title' }));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Crew is off...' }, { timeout: 8000 }));
    await page.findByRole('region', { name: 'Gunite 1 is off' }, { timeout: 8000 });
  },
};

export const NotAWorkday: Story = {
  name: '"Not a workday..." of a day has that day filled in, and its head says so afterwards [SDY-001]',
  play: async ({ canvasElement }) => {
    const { isLoaded, page } = boardActions(canvasElement);
    await isLoaded();
    await fireEvent.contextMenu(dayOfHead(canvasElement, '2026-03-04'));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Not a workday...' }, { timeout: 8000 }));
    const dialog = within(await page.findByRole('dialog', { name: 'Wednesday 03/04/2026: not a workday' }));
    await expect(dialog.getByRole('textbox', { name: 'From' })).toHaveValue('03/04/2026');
    await expect(dialog.getByRole('textbox', { name: 'To' })).toHaveValue('03/04/2026');
    const save = dialog.getByRole('button', { name: 'Save' });
    await expect(save).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Founders Day');
    await userEvent.click(save);
    await waitFor(() => expect(dayOfHead(canvasElement, '2026-03-04')).toHaveTextContent('Founders Day'));
  },
};

export const OwnBlock: Story = {
  name: '"Own block..." of a crew\'s day and of its name has day and crew filled in, and refuses times that are wrong [SDY-001]',
  globals: { theme: 'dark', language: 'es' },
  play: async ({ canvasElement }) => {
    const { isLoaded, page } = boardActions(canvasElement);
    await isLoaded();
    await fireEvent.contextMenu(cellOf(canvasElement, 'Gunite 1', '03/04/2026'));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Bloque propio...' }, { timeout: 8000 }));
    const name = 'Gunite 1, Miércoles 03/04/2026: bloque propio';
    const dialog = within(await page.findByRole('dialog', { name }));
    const save = dialog.getByRole('button', { name: 'Guardar' });
    await userEvent.type(dialog.getByRole('textbox', { name: 'Para qué' }), 'Patio');
    const typeTime = async (label: string, time: string): Promise<void> => {
      await userEvent.clear(dialog.getByRole('textbox', { name: label }));
      await userEvent.type(dialog.getByRole('textbox', { name: label }), time);
      await userEvent.tab();
    };
    await typeTime('Desde las', '9a');
    await dialog.findByText('Escriba las dos horas, o ninguna.');
    await typeTime('Hasta las', '700');
    await dialog.findByText('«Hasta las» no es después de «Desde las».');
    await expect(save).toBeDisabled();
    await typeTime('Desde las', '6:00 am');
    await userEvent.click(save);
    await waitFor(() => expect(cellOf(canvasElement, 'Gunite 1', '03/04/2026')).toHaveTextContent('Patio 6:00-7:00'));
    await fireEvent.contextMenu(await page.findByText('Gunite 1', { selector: '.crew-title' }));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Bloque propio...' }, { timeout: 8000 }));
    await page.findByRole('dialog', { name: /^Gunite 1, .*: bloque propio$/ });
  },
};
