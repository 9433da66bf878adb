import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { CopyShownTable } from '../src/files/CopyShownTable';

/** The table of a page as it is shown: fields, ticks, buttons, groups, days, amounts, codes. */
const Stage = () => (
  <div data-tables style={{ padding: 16 }}>
    <CopyShownTable title="Stock" />
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

const meta: Meta<typeof Stage> = { title: 'Files/Copy a table', component: Stage };
export default meta;
type Story = StoryObj<typeof Stage>;

export const Copied: Story = {
  name: 'puts what the page shows on the clipboard: days, amounts and numbers for spreadsheets, codes as texts, no formulas',
  play: async ({ canvas }) => {
    const write = fn(async (_items: ClipboardItem[]) => undefined);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { write } });
    await userEvent.click(canvas.getByRole('button', { name: 'Copy as table' }));
    await waitFor(() => expect(write).toHaveBeenCalledTimes(1));
    const [item] = write.mock.lastCall?.[0] ?? [];
    const text = await (await item?.getType('text/plain'))?.text();
    await expect(text?.split('\r\n').map((line) => line.split('\t'))).toEqual([
      ['Product', 'Code', 'Units', 'Cost', 'Counted', 'In Use'],
      ['Plaster', '', '', '', '', ''],
      ['Gulf Blue', '00417', '1,204', '$1,250.50', '03/08/2026', 'YES'],
      ["'=Sea Glass", '88', '', '-$3.00', '', 'NO'],
    ]);
    const html = (await (await item?.getType('text/html'))?.text()) ?? '';
    const shown = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('td');
    await expect([...shown].map((cell) => cell.getAttribute('sdval')).filter((value) => value !== null)).toEqual([
      '1204',
      '1250.5',
      '46089',
      '-3',
    ]);
  },
};
