import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { DayCell } from '#domain/daily/dayCell';
import { ConfirmDialog } from '../../../confirm/ConfirmDialog';
import { CrudProviders } from '../../../crud/CrudProviders';
import { useQuietStage } from '../../../crud/fixtures/useQuietStage';
import { CallError } from '../../../dataProvider/CallError';
import { largeText } from '../../../theme/largeText';
import DaySheetScreen from '../sheet/DaySheetScreen';
import type { SheetApi } from '../sheet/sheetApi';
import { SheetApiContext } from '../sheet/useSheetApi';

const NAMES = ['Kessler Pool', 'Avery Residence', 'Quill Spa', 'Galvan Residence'];
const cell = (index: number, more: Partial<DayCell> = {}): DayCell => ({
  kind: 'yardage',
  row_id: index + 1,
  sub_job_id: index + 1,
  job_id: 20_500 + index,
  job_name: NAMES[index % NAMES.length] ?? '',
  company_name: 'Larkmere Pools of Greater Houston and Galveston Bay',
  address_line_1: '12051 Cotton Gin Ct',
  city: 'Magnolia',
  crews: 'Gunite 3',
  job_order: index + 1,
  type_id: 2,
  type_name: 'Day 1',
  color: null,
  section: null,
  value: null,
  may_edit: true,
  ...more,
});
const PEBBLE = { kind: 'batches', type_id: null, type_name: null, color: 'Gulf Blue', crews: 'App 1' } as const;
const DAY: readonly DayCell[] = [
  cell(0, { value: '12.5' }),
  cell(1),
  cell(2, { may_edit: false, value: '8' }),
  cell(3, { ...PEBBLE, section: 'Pool', value: '19 1/2' }),
  cell(4, { ...PEBBLE, row_id: null, color: null }),
];

const save = fn<SheetApi['save']>();
const undo = fn<SheetApi['undo']>();

interface StageProps {
  cells?: readonly DayCell[];
  /** Answers the reads after the first one. */
  again?: () => Promise<readonly DayCell[]>;
}

const apiOf = (cells: readonly DayCell[], again: StageProps['again']): SheetApi => {
  let reads = 0;
  return { cells: async () => ((reads += 1) > 1 && again ? again() : cells), save, undo };
};

const Stage = ({ cells = DAY, again }: StageProps) => {
  const stage = useQuietStage();
  const api = useMemo(() => apiOf(cells, again), [cells, again]);
  return (
    <CrudProviders {...stage} userId={1}>
      <SheetApiContext value={api}>
        <main>
          <DaySheetScreen />
        </main>
        <ConfirmDialog />
      </SheetApiContext>
    </CrudProviders>
  );
};

/** The yards and batches of all jobs of a day. */
const meta: Meta<typeof Stage> = {
  title: 'Jobs/Sheet of a day',
  component: Stage,
  parameters: { path: '/daily' },
  beforeEach: () => {
    save.mockReset().mockResolvedValue({ kind: 'saved', mutation_id: 'm1' });
    undo.mockReset().mockResolvedValue(undefined);
  },
};
export default meta;
type Story = StoryObj<typeof Stage>;

const figure = (job: number) => screen.findByRole('textbox', { name: new RegExp(`: ${job} `) });
const says = (text: string) =>
  waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(expect.arrayContaining([text])),
  );

export const Opens: Story = {
  name: 'opens in the first figure that is missing, with sums, and with what may be read alone as texts [KEY-016]',
  play: async () => {
    const missing = await figure(20_501);
    await waitFor(() => expect(missing).toHaveFocus());
    const yards = within(screen.getByRole('table', { name: 'Gunite: yards' }));
    await expect(yards.getByText('Total 20.5')).toBeVisible();
    await expect(yards.getAllByRole('textbox')).toHaveLength(2);
    await expect(screen.getByText('No color yet')).toBeVisible();
  },
};

export const Large: Story = {
  name: 'is a third larger with "Large text" [FLD-006]',
  beforeEach: () => () => largeText.set(false),
  play: async () => {
    const box = await figure(20_501);
    const before = box.getBoundingClientRect().height;
    largeText.set(true);
    await waitFor(() => expect(box.getBoundingClientRect().height / before).toBeCloseTo(4 / 3, 1));
  },
};

export const Failed: Story = {
  name: 'says in the cell that nobody answered, calls nothing saved, and saves it by Ctrl+S later [KEY-016]',
  play: async () => {
    save.mockRejectedValueOnce(new CallError('', 0));
    const yards = await figure(20_501);
    await waitFor(() => expect(yards).toHaveFocus());
    await userEvent.keyboard('7{Enter}');
    await waitFor(() => expect(yards).toHaveAccessibleDescription(/^Not saved: the server did not answer/));
    await says('One figure is not saved');
    await expect(yards).toHaveValue('7');
    await userEvent.keyboard('{Control>}s{/Control}');
    await says('All figures saved');
    await expect(save.mock.calls.map(([, before, value]) => [before, value])).toEqual([
      [null, '7'],
      [null, '7'],
    ]);
  },
};

export const RefusedInSpanish: Story = {
  name: 'says in Spanish why the server refuses a figure',
  globals: { language: 'es' },
  play: async () => {
    const rule = { rule: 'max_length', params: { max: 5 } };
    const fields = [{ path: 'yardage', message: 'Must be 5 characters or fewer.', ...rule }];
    save.mockRejectedValueOnce(new CallError('Bad input', 400, { code: 'BAD_USER_INPUT', fields }));
    const yards = await figure(20_501);
    await waitFor(() => expect(yards).toHaveFocus());
    await userEvent.keyboard('7{Enter}');
    await waitFor(() => expect(yards).toHaveAccessibleDescription('Debe tener 5 caracteres o menos.'));
  },
};

export const Refused: Story = {
  name: 'says why the server refuses a figure, which stays in its cell [KEY-016]',
  play: async () => {
    save.mockRejectedValueOnce(
      new CallError('Bad input', 400, {
        code: 'BAD_USER_INPUT',
        fields: [{ path: 'sub_jobs.0.gunite_details.gunite_history.0.yardage', message: 'Must be at most 999' }],
      }),
    );
    const yards = await figure(20_501);
    await waitFor(() => expect(yards).toHaveFocus());
    await userEvent.keyboard('5000{Enter}');
    await waitFor(() => expect(yards).toHaveAccessibleDescription('Must be at most 999'));
    await expect(yards).toHaveValue('5000');
    await userEvent.click(yards);
    await userEvent.keyboard('{Escape}');
    await says('All figures saved');
  },
};

export const PastedColumn: Story = {
  name: 'saves a column of Excel figure by figure, and takes nothing of one that falls on what may only be read',
  play: async () => {
    const first = await figure(20_500);
    await userEvent.click(first);
    await userEvent.paste('12.5\r\n7 1/2\r\n\r\n');
    await says('All figures saved');
    await waitFor(() =>
      expect(save.mock.calls.map(([row, , value]) => [row.job_id, value])).toEqual([[20_501, '7.5']]),
    );
    await expect(await figure(20_501)).toHaveValue('7.5');
    await userEvent.click(first);
    await userEvent.paste('1\r\n2\r\n3\r\n');
    await waitFor(() =>
      expect(
        screen.getByText('Row 3 of what was copied, “3”: nothing can be typed in there. Nothing was pasted.'),
      ).toBeVisible(),
    );
    await userEvent.paste('1\r\n2\r\n\r\n4\r\n');
    await waitFor(() => expect(screen.getByText(/^4 rows were copied, and from here on there are 3\./)).toBeVisible());
    await expect(first).toHaveValue('12.5');
    await expect(save).toHaveBeenCalledTimes(1);
  },
};

export const TakenBack: Story = {
  name: 'takes the last figure back by the button [KEY-016]',
  play: async () => {
    const yards = await figure(20_501);
    await waitFor(() => expect(yards).toHaveFocus());
    await userEvent.keyboard('7{Enter}');
    await says('All figures saved');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(undo).toHaveBeenCalledWith('m1'));
    await waitFor(() => expect(yards).toHaveValue(''));
  },
};

export const TypedOn: Story = {
  name: 'leads nobody away who types on while a save is refused, and puts nothing behind a figure that Esc gave back [KEY-010 KEY-016]',
  play: async () => {
    let refuse = (): void => undefined;
    save
      .mockReturnValueOnce(new Promise((_resolve, reject) => (refuse = () => reject(new CallError('', 0)))))
      .mockRejectedValue(new CallError('', 0));
    const [first, second] = [await figure(20_500), await figure(20_501)];
    await waitFor(() => expect(second).toHaveFocus());
    await userEvent.keyboard('7{Control>}s{/Control}');
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    await userEvent.click(first);
    await userEvent.keyboard('2');
    refuse();
    await waitFor(() => expect(second).toHaveAccessibleDescription(/^Not saved/));
    await userEvent.keyboard('63');
    await expect(first).toHaveValue('263');
    await expect(second).toHaveValue('7');
    await fireEvent.keyDown(first, { key: 'Escape' });
    await userEvent.keyboard('6');
    await expect(first).toHaveValue('6');
  },
};

export const TakenBackLater: Story = {
  name: 'takes back the same figure again whose undo had no answer, and none before it [KEY-021]',
  play: async () => {
    save
      .mockResolvedValueOnce({ kind: 'saved', mutation_id: 'm1' })
      .mockResolvedValueOnce({ kind: 'saved', mutation_id: 'm2' });
    let leave = (): void => undefined;
    undo.mockReturnValueOnce(new Promise((_resolve, reject) => (leave = () => reject(new CallError('', 0)))));
    await userEvent.click(await figure(20_500));
    await userEvent.keyboard('7{Enter}8{Enter}');
    await says('All figures saved');
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
    const button = screen.getByRole('button', { name: 'Undo' });
    // The second before the first is answered.
    await userEvent.click(button);
    await userEvent.click(button);
    await waitFor(() => expect(undo).toHaveBeenCalledTimes(1));
    leave();
    await waitFor(() => expect(undo.mock.calls).toEqual([['m2'], ['m2']]));
  },
};

export const Contested: Story = {
  name: 'saves over the figure of somebody else by Enter alone, never by going through its cell [KEY-016]',
  play: async () => {
    save.mockResolvedValueOnce({ kind: 'contested', value: '11' });
    const yards = await figure(20_501);
    await waitFor(() => expect(yards).toHaveFocus());
    await userEvent.keyboard('7{Tab}');
    await waitFor(() => expect(yards).toHaveAccessibleDescription(/^By now 11 stands there/));
    await userEvent.click(yards);
    await userEvent.keyboard('{Tab}');
    await userEvent.keyboard('{Control>}s{/Control}');
    await says('One figure is not saved');
    await waitFor(() => expect(yards).toHaveFocus());
    await expect(save).toHaveBeenCalledTimes(1);
    await expect(yards).toHaveValue('7');
    await userEvent.keyboard('{Enter}');
    await says('All figures saved');
    await expect(save.mock.calls.map(([, before, value]) => [before, value])).toEqual([
      [null, '7'],
      ['11', '7'],
    ]);
    // A telephone's keys for numbers have no Enter.
    save.mockResolvedValueOnce({ kind: 'contested', value: '12' });
    await userEvent.clear(yards);
    await userEvent.type(yards, '9{Tab}');
    await userEvent.click(await screen.findByRole('button', { name: 'Save mine' }));
    await says('All figures saved');
    await expect(save.mock.calls.slice(2).map(([, before, value]) => [before, value])).toEqual([
      ['7', '9'],
      ['12', '9'],
    ]);
  },
};

const readAgain = fn<() => Promise<readonly DayCell[]>>();

export const Overtaken: Story = {
  name: 'shows the figure that was saved, also where an older answer comes in the same moment [KEY-016 KEY-018]',
  args: { again: readAgain },
  play: async () => {
    let answer = (_cells: readonly DayCell[]): void => undefined;
    let saved = (): void => undefined;
    readAgain.mockReset().mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const yards = await figure(20_501);
    await waitFor(() => expect(yards).toHaveFocus());
    await userEvent.keyboard('7{Enter}');
    await says('All figures saved');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(readAgain).toHaveBeenCalledOnce());
    const first = await figure(20_500);
    save.mockReturnValueOnce(new Promise((resolve) => (saved = () => resolve({ kind: 'saved', mutation_id: 'm2' }))));
    await userEvent.clear(first);
    await userEvent.type(first, '358,5{Enter}');
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
    answer(DAY);
    saved();
    await says('All figures saved');
    await expect(first).toHaveValue('358.5');
  },
};

export const Nothing: Story = {
  args: { cells: [] },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/Nothing was shot/)).toBeVisible());
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const SpanishDark: Story = {
  globals: { theme: 'dark', language: 'es' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Yardas y lotes' })).toBeVisible());
  },
};
