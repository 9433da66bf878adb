import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Section } from '../../page/Section';
import { BooleanPicker } from '../BooleanPicker';
import { Combobox } from '../Combobox';
import { DateInput } from '../DateInput';
import { enterMoves } from '../enterMoves';
import { IntegerInput } from '../IntegerInput';

const STATUSES = [
  { id: 1, name: 'On Hold' },
  { id: 2, name: 'Weather Delay' },
];
const ROWS = [30, 5.25];

/** A form with all that stands between the fields of forms, and a table. */
const Stage = () => {
  const [name, setName] = useState('Garcia');
  const [status, setStatus] = useState<(typeof STATUSES)[number] | null>(STATUSES[0] ?? null);
  const [date, setDate] = useState<string | null>('2026-03-04');
  const [isPaid, setPaid] = useState<boolean | null>(null);
  const [rows, setRows] = useState<readonly (number | null)[]>(ROWS);
  const box = useRef<HTMLDivElement>(null);
  return (
    <form onSubmit={(event) => event.preventDefault()} style={{ padding: 16 }}>
      <Section title="Customer">
        <TextField label="Name" value={name} onChange={({ target }) => setName(target.value)} />
        <IconButton aria-label="Help">?</IconButton>
        <Combobox label="Status" value={status} options={STATUSES} onChange={setStatus} />
        <a href="#map">Map</a>
      </Section>
      <Section title="Days">
        <DateInput label="Day" value={date} onChange={setDate} />
        <BooleanPicker label="Paid" value={isPaid} onChange={setPaid} />
      </Section>
      <Section title="Rows">
        <div ref={box} onKeyDown={(event) => enterMoves(event, box.current, undefined)}>
          {rows.map((value, index) => (
            <div key={index} data-line={index}>
              <IntegerInput
                label={`Yards ${index + 1}`}
                value={value}
                onChange={(next) => setRows(rows.map((one, at) => (at === index ? next : one)))}
              />
            </div>
          ))}
        </div>
      </Section>
      <button type="submit">Save</button>
    </form>
  );
};

/** Tab, Enter, Escape and F6 in forms and tables, as the shell listens for them. */
const meta: Meta<typeof Stage> = { title: 'Inputs/Field keys', component: Stage };
export default meta;
type Story = StoryObj<typeof Stage>;

const text = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const status = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Status' });
const has = (element: () => HTMLElement) => waitFor(() => expect(element()).toHaveFocus());

export const Tab: Story = {
  name: 'go from field to field, past headings, buttons and links, and after the last one on in the page [KEY-016]',
  play: async () => {
    await userEvent.click(text('Name'));
    for (const next of [
      status,
      () => text('Day'),
      () => screen.getByRole('button', { name: 'YES' }),
      () => screen.getByRole('button', { name: 'NO' }),
      () => text('Yards 1'),
      () => text('Yards 2'),
      () => screen.getByRole('button', { name: 'Save' }),
    ]) {
      await userEvent.tab();
      await has(next);
    }
    await userEvent.tab({ shift: true });
    await has(() => text('Yards 2'));
    text('Day').focus();
    await userEvent.tab({ shift: true });
    await has(status);
  },
};

export const Others: Story = {
  name: 'reach what stands between fields by F6, from where Tab goes on as the page is written [KEY-016]',
  play: async () => {
    await userEvent.click(text('Name'));
    await userEvent.keyboard('{F6}');
    await has(() => screen.getByRole('button', { name: 'Help' }));
    await userEvent.tab();
    await has(status);
    await userEvent.keyboard('{F6}');
    await has(() => screen.getByRole('link', { name: 'Map' }));
    await userEvent.tab();
    await has(() => screen.getByRole('button', { name: 'Days' }));
    text('Day').focus();
    await userEvent.keyboard('{Shift>}{F6}{/Shift}');
    await has(() => screen.getByRole('button', { name: 'Days' }));
  },
};

export const Replaces: Story = {
  name: 'select a cell by Enter and Tab: what is typed replaces what stood there [KEY-016]',
  play: async () => {
    await userEvent.click(text('Yards 1'));
    await userEvent.keyboard('{Enter}');
    await has(() => text('Yards 2'));
    await userEvent.keyboard('6');
    await expect(text('Yards 2')).toHaveValue('6');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('7');
    await expect(text('Yards 1')).toHaveValue('7');
  },
};

export const GivesBack: Story = {
  name: 'give back by Escape what stood in a cell, a date, a picker and a field [KEY-016]',
  play: async () => {
    await userEvent.click(text('Yards 1'));
    await userEvent.keyboard('{Control>}a{/Control}41{Escape}');
    await waitFor(() => expect(text('Yards 1')).toHaveValue('30'));
    await userEvent.click(text('Day'));
    await userEvent.keyboard('+++');
    await waitFor(() => expect(text('Day')).toHaveValue('03/07/2026'));
    await userEvent.keyboard('{Escape}');
    await userEvent.tab();
    await waitFor(() => expect(text('Day')).toHaveValue('03/04/2026'));
    await userEvent.click(status());
    await userEvent.keyboard('{Control>}a{/Control}weath{Escape}{Escape}');
    await userEvent.tab();
    await waitFor(() => expect(status()).toHaveValue('On Hold'));
    await userEvent.click(status());
    await userEvent.keyboard('{Control>}a{/Control}weath{Enter}');
    await waitFor(() => expect(status()).toHaveValue('Weather Delay'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(status()).toHaveValue('On Hold'));
    await userEvent.type(text('Name'), ' Residence{Escape}');
    await waitFor(() => expect(text('Name')).toHaveValue('Garcia'));
  },
};
