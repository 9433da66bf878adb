import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ChangeValues } from '../src/admin/history/ChangeValues';
import { CopyShownTable } from '../src/files/CopyShownTable';

/** The table of a page as it is shown: fields, ticks, buttons, groups, days, amounts, codes. */
const Stage = () => (
  <div data-tables style={{ padding: 16 }}>
    <CopyShownTable />
    <table>
      <thead>
        <tr>
          <th>
            <input type="checkbox" aria-label="Select all" />
          </th>
          <th>Product</th>
          <th>Code</th>
          <th>Units</th>
          <th>Cost</th>
          <th>Counted</th>
          <th>In Use</th>
          <th>
            <span className="visually-hidden">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th colSpan={8}>Plaster</th>
        </tr>
        <tr>
          <td>
            <input type="checkbox" aria-label="Select the first" />
          </td>
          <th scope="row">
            <button type="button">Gulf Blue</button>
          </th>
          <td>00417</td>
          <td>
            <input defaultValue="1,204" aria-label="Units of the first" />
          </td>
          <td>$1,250.50</td>
          <td>03/08/2026</td>
          <td>
            <input type="checkbox" defaultChecked aria-label="The first is in use" />
          </td>
          <td>
            <button type="button">Delete</button>
          </td>
        </tr>
        <tr>
          <td>
            <input type="checkbox" aria-label="Select the second" />
          </td>
          <th scope="row">=Sea Glass</th>
          <td>88</td>
          <td>
            <input defaultValue="" aria-label="Units of the second" />
          </td>
          <td>-$3.00</td>
          <td />
          <td>
            <input type="checkbox" aria-label="The second is in use" />
          </td>
          <td />
        </tr>
      </tbody>
    </table>
  </div>
);

/** Two tables of a day whose heads differ, with what was changed, as the history and the day sheet show it. */
const TwoTables = () => (
  <div data-tables style={{ padding: 16 }}>
    <CopyShownTable />
    <table aria-label="Yards">
      <thead>
        <tr>
          <th>Job</th>
          <th>
            Yards<span data-uncopied> Total 60</span>
          </th>
          <th>Ratio</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">300.10</th>
          <td>60</td>
          <td>+5 / +3</td>
        </tr>
        <tr>
          <th scope="row">300.2</th>
          <td>not shot</td>
          <td>–</td>
        </tr>
      </tbody>
    </table>
    <table aria-label="Batches">
      <thead>
        <tr>
          <th>Job</th>
          <th data-copied="Chosen">
            <span className="visually-hidden">Choose</span>
          </th>
          <th style={{ textAlign: 'right' }}>Batches</th>
          <th>Change</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">20244</th>
          <td>
            <input type="checkbox" aria-label="Choose it" defaultChecked />
          </td>
          <td style={{ textAlign: 'right' }}>7.50</td>
          <td>
            <ChangeValues
              change={{
                op: 'update',
                fields: [
                  {
                    field: 'yardage',
                    label: 'Yardage',
                    kind: 'Quantity',
                    before: 45,
                    after: 60,
                    before_name: null,
                    after_name: null,
                  },
                ],
              }}
            />
          </td>
        </tr>
      </tbody>
    </table>
  </div>
);

const meta: Meta<typeof Stage> = { title: 'Files/Copy a table', component: Stage };
export default meta;
type Story = StoryObj<typeof Stage>;

/** What the button puts on the clipboard: the cells of its text, and the numbers in its HTML. */
const copied = async (canvas: { getByRole: (role: string, options: { name: string }) => HTMLElement }) => {
  const write = fn(async (_items: ClipboardItem[]) => undefined);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { write } });
  await userEvent.click(canvas.getByRole('button', { name: 'Copy as table' }));
  await waitFor(() => expect(write).toHaveBeenCalledTimes(1));
  const [item] = write.mock.lastCall?.[0] ?? [];
  const text = await (await item?.getType('text/plain'))?.text();
  const html = (await (await item?.getType('text/html'))?.text()) ?? '';
  const shown = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('td');
  return {
    lines: text?.split('\r\n').map((line) => line.split('\t')),
    numbers: [...shown].map((cell) => cell.getAttribute('sdval')).filter((value) => value !== null),
  };
};

export const Copied: Story = {
  name: 'puts what the page shows on the clipboard: days, amounts and numbers for spreadsheets, codes as texts, no formulas',
  play: async ({ canvas }) => {
    const { lines, numbers } = await copied(canvas);
    await expect(lines).toEqual([
      ['Product', 'Code', 'Units', 'Cost', 'Counted', 'In Use'],
      ['Plaster', '', '', '', '', ''],
      ['Gulf Blue', '00417', '1,204', '$1,250.50', '03/08/2026', 'YES'],
      ["'=Sea Glass", '88', '', '-$3.00', '', 'NO'],
    ]);
    await expect(numbers).toEqual(['1204', '1250.5', '46089', '-3']);
  },
};

export const Different: Story = {
  name: 'puts tables with different heads under their own names and heads, an old value apart from the new one, each cell by its kind',
  render: () => <TwoTables />,
  play: async ({ canvas }) => {
    const { lines, numbers } = await copied(canvas);
    await expect(lines).toEqual([
      ['Yards'],
      ['Job', 'Yards', 'Ratio'],
      ['300.10', '60', '+5 / +3'],
      ['300.2', 'not shot', ''],
      ['Batches'],
      ['Job', 'Chosen', 'Batches', 'Change'],
      ['20244', 'YES', '7.50', 'Yardage: 45 → 60'],
    ]);
    await expect(numbers).toEqual(['60', '20244', '7.5']);
  },
};
