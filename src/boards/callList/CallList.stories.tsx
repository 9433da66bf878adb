import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { callGroups } from '#domain/boards/told/callGroups';
import type { CallStop, StopDate } from './callListApi';
import { CallGroupView } from './CallGroupView';
import './callList.css';

const STOP: CallStop = {
  key: 'gunite_history:1',
  job_id: 20244,
  job_detail_id: 1,
  job_name: 'Stanton Backyard',
  address: '15180 Fern Orchard Ct, Pearland, Texas 77581',
  phase_id: null,
  type_id: 1,
  crew_name: 'Gunite 5 (Rio Shotcrete)',
  date: '2026-03-12',
  old_date: '2026-03-11',
  was_told: true,
  is_told: false,
  told_way: null,
  told_at: null,
  told_by: null,
  promised_to: null,
  builder_id: 1,
  builder: 'Larkmere Pools',
  contact: 'Yolanda Figueroa',
  phone: '(346) 555-1696',
  extension: null,
};
const told = (stop: CallStop): CallStop => ({
  ...stop,
  is_told: true,
  told_way: 'phone',
  told_at: '2026-03-11T15:20:00Z',
  told_by: 'Jonah Castellanos',
});
const STOPS: readonly CallStop[] = [
  STOP,
  {
    ...STOP,
    key: 'gunite_history:2',
    job_name: 'Pacheco Residence',
    old_date: null,
    was_told: false,
    promised_to: 'Marcus',
  },
  { ...STOP, key: 'gunite_history:3', job_name: null, date: null },
];

interface StageProps {
  stops: readonly CallStop[];
  mayTell: boolean;
  busy: readonly string[];
  onTell: (stops: readonly StopDate[], isTold: boolean) => void;
}

/** A call whose ticks are kept in the page. */
const Stage = ({ stops: first, mayTell, busy, onTell }: StageProps) => {
  const [stops, setStops] = useState(first);
  return (
    <main className="calls">
      {callGroups(stops).map((group) => (
        <CallGroupView
          key={group.builder}
          group={group}
          category="gunite"
          mayTell={mayTell}
          busy={new Set(busy)}
          onTell={(asked, isTold) => {
            onTell(asked, isTold);
            const keys = new Set(asked.map(({ key }) => key));
            setStops((before) =>
              before.map((stop) => {
                if (!keys.has(stop.key)) return stop;
                return isTold ? told(stop) : { ...stop, is_told: false, told_way: null };
              }),
            );
          }}
        />
      ))}
    </main>
  );
};

const meta = {
  title: 'Boards/Call List',
  component: Stage,
  args: { stops: STOPS, mayTell: true, busy: [], onTell: fn() },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneCall: Story = {
  name: 'a builder with its number, what it was told and the new date, or that there is none yet',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('link', { name: '(346) 555-1696' })).toHaveAttribute('href', 'tel:3465551696');
    await expect(page.getByRole('checkbox', { name: 'Told: Pacheco Residence, Thu 03/12' })).toBeEnabled();
    await expect(page.getByRole('checkbox', { name: /No date yet$/ })).toBeEnabled();
    await expect(page.getByText('Promised to Marcus')).toBeVisible();
    // What was never told is not crossed out.
    await expect(page.getByText('Nothing').tagName).toBe('SPAN');
  },
};

export const WithExtension: Story = {
  name: 'a builder with an extension is shown and dialled with it [SDY-011]',
  args: { stops: [{ ...STOP, phone: '(713) 555-0100', extension: '396' }] },
  play: ({ canvasElement }) =>
    expect(within(canvasElement).getByRole('link', { name: '(713) 555-0100 ext. 396' })).toHaveAttribute(
      'href',
      'tel:7135550100,396',
    ),
};

export const TickedAndTakenBack: Story = {
  name: 'the head ticks all that are to be told, those without a date too, and takes all of it back',
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    const all = page.getByRole('checkbox', { name: 'Told all of Larkmere Pools' });
    await userEvent.click(all);
    await expect(args.onTell).toHaveBeenLastCalledWith(
      STOPS.map(({ key, date }) => expect.objectContaining({ key, date })),
      true,
    );
    await expect(canvasElement.querySelector('.call.is-done')).toBeVisible();
    await userEvent.click(all);
    await expect(args.onTell).toHaveBeenLastCalledWith(
      [
        { key: 'gunite_history:1', date: '2026-03-12' },
        { key: 'gunite_history:2', date: '2026-03-12' },
        { key: 'gunite_history:3', date: null },
      ],
      false,
    );
  },
};

export const OnItsWay: Story = {
  name: 'a tick that is on its way keeps the focus, and is not made twice',
  args: { busy: ['gunite_history:1'] },
  play: async ({ args, canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: /^Told: Stanton Backyard/ });
    box.focus();
    await userEvent.keyboard(' ');
    await expect(box).toHaveFocus();
    await expect(args.onTell).not.toHaveBeenCalled();
  },
};

export const ReadOnly: Story = {
  name: 'who may not move the cards looks on; what a message told is not taken back by hand',
  args: { mayTell: false, stops: [{ ...told(STOP), told_way: 'evening', told_by: null }] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    for (const box of page.getAllByRole('checkbox')) await expect(box).toBeDisabled();
  },
};
