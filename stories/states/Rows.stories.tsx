import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { CrudStage } from '../../src/crud/fixtures/CrudStage';
import { memoryProvider } from '../../src/crud/fixtures/memoryProvider';
import { CUSTOMERS, PRIORITIES } from '../../src/crud/fixtures/rows';
import { aSearchRow } from '../../src/jobs/search/stories/searchData';
import { jobGrid, shownJobColumns } from '../../src/jobs/search/table/jobColumns';
import { ResultRow } from '../../src/jobs/search/table/ResultRow';
import '../../src/jobs/search/css/jobSearch.css';
import { statesOf } from './statesOf';

/** Rows that open their record: of the job search, one of them selected, and of a generated list. */
const meta: Meta = { title: 'States/Rows', parameters: { path: '/customer' } };
export default meta;
type Story = StoryObj;

const COLUMNS = shownJobColumns(null);
const { columns, least } = jobGrid(COLUMNS, null, true);
const FEW = CUSTOMERS.slice(0, 3);
const act = () => undefined;

const Jobs = () => (
  <div
    className="job-table"
    role="grid"
    aria-label="Jobs"
    style={{ '--job-columns': columns, '--job-width': `${least}px`, '--job-row': '60px' }}
  >
    <div role="rowgroup" className="job-rows" style={{ height: 120 }}>
      {[100, 101].map((id, index) => (
        <ResultRow
          key={id}
          row={aSearchRow(id)}
          index={index}
          columns={COLUMNS}
          isSelected={id === 101}
          onSelect={act}
          top={index * 60}
          isActive={false}
          onOpen={act}
          onFocus={act}
        />
      ))}
    </div>
  </div>
);

const { rest, hover, focusVisible, pressed, shows, showsInDark } = statesOf({
  parts: '.job-row, .MuiDataGrid-row',
  reached: '.job-row, .MuiDataGrid-cell',
  draw: () => (
    <>
      <Jobs />
      <CrudStage provider={memoryProvider({ customer: FEW, priority: PRIORITIES })} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(String(FEW[0]?.company_name));
  },
});

export const Rest: Story = rest;
export const Hover: Story = hover;
export const FocusVisible: Story = focusVisible;
export const Pressed: Story = pressed;
export const Shows: Story = { ...shows, name: 'shows each state [UI-048]' };
export const ShowsInDark: Story = { ...showsInDark, name: 'shows each state in the dark [UI-048]' };
