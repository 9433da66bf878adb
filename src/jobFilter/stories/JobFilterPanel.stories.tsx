import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NO_CRITERIA } from '#domain/jobSearch/searchTexts';
import type { SearchCriteria } from '#domain/jobSearch/searchCriteria';
import { JobFilterPanel, type JobFilterPanelProps } from '../JobFilterPanel';
import { NO_LOOKUPS } from '../filterLookups';
import { FILTER_LOOKUPS } from './filterData';

/** The panel with somebody to hold its criteria. */
const Panel = ({ criteria: initial, onChange, ...props }: JobFilterPanelProps) => {
  const [criteria, setCriteria] = useState(initial);
  const change = (patch: SearchCriteria): void => {
    setCriteria((before) => ({ ...before, ...patch }));
    onChange(patch);
  };
  return (
    <div style={{ width: 300, height: 800, display: 'grid' }}>
      <JobFilterPanel {...props} criteria={criteria} onChange={change} />
    </div>
  );
};

const meta = {
  title: 'Jobs/Job filters',
  component: Panel,
  args: {
    mode: 'map',
    criteria: {},
    searched: null,
    lookups: FILTER_LOOKUPS,
    onChange: fn(),
    onSearch: fn(),
    onClear: fn(),
  },
} satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;

const FIELDS = [
  'Caller',
  'Companies',
  'Supervisor',
  'Job Categories',
  'Name',
  'Number',
  'Colors',
  'Job Status',
  'Address',
  'City',
  'Job Type',
  'Request Form',
];
const DATES = ['Scheduled Application Date', 'Jobs From', 'Jobs To'];

/** The fields as they stand, by what they are called. */
const fieldsOf = (root: HTMLElement): string[] =>
  [...root.querySelectorAll('.job-filter-fields > *')].map((field) =>
    (field.querySelector('label, span')?.textContent ?? '').replace(' *', ''),
  );

export const OnTheMap: Story = {
  name: 'on the map: the fields in their order, with three dates [FLT-001 FLT-002 FLT-012]',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'Job Filters' })).toBeVisible();
    await expect(fieldsOf(canvasElement)).toEqual([...FIELDS, ...DATES]);
  },
};

export const InJobSearch: Story = {
  name: 'in the job search: without the dates [FLT-001 FLT-002]',
  args: { mode: 'search' },
  play: async ({ canvasElement }) => {
    await expect(fieldsOf(canvasElement)).toEqual(FIELDS);
  },
};

export const CentralTexas: Story = {
  name: 'with Central Texas after the number where the flag is on [FLT-002 FLT-008]',
  args: { withCentralTexas: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const names = fieldsOf(canvasElement);
    const afterNumber = FIELDS.indexOf('Number') + 1;
    await expect(names.toSpliced(afterNumber, 1)).toEqual([...FIELDS, ...DATES]);
    await expect(names[afterNumber]?.trim()).toBe('');
    await userEvent.click(canvas.getByRole('switch', { name: 'Central Texas' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ is_central_texas: true });
  },
};

export const Dates: Story = {
  name: 'on the map: fills the three dates of the search [FLT-012]',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const fills = {
      'Scheduled Application Date': 'scheduled_app_date',
      'Jobs From': 'entered_start_date',
      'Jobs To': 'entered_end_date',
    };
    for (const [label, field] of Object.entries(fills)) {
      await userEvent.type(canvas.getByLabelText(label), '3/5/2026');
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenLastCalledWith({ [field]: '2026-03-05' });
    }
  },
};

const pick = async (root: HTMLElement, label: string, typed: string) => {
  await userEvent.click(within(root).getByRole('combobox', { name: label }));
  await userEvent.keyboard(`${typed}{Enter}{Escape}`);
};

export const Picks: Story = {
  name: 'fills the lists by ids, a homeowner\'s with "-h" [FLT-004 FLT-005 FLT-006]',
  play: async ({ canvasElement, args }) => {
    await pick(canvasElement, 'Companies', 'gu');
    await expect(args.onChange).toHaveBeenLastCalledWith({ company: [4] });
    await pick(canvasElement, 'Supervisor', 'jo');
    await expect(args.onChange).toHaveBeenLastCalledWith({ supervisor: ['123-h'] });
    await pick(canvasElement, 'Job Categories', 'p');
    await expect(args.onChange).toHaveBeenLastCalledWith({ category: [2] });
  },
};

export const PicksOfSubJobs: Story = {
  name: 'fills colours, statuses and job types by ids [FLT-009]',
  play: async ({ canvasElement, args }) => {
    await pick(canvasElement, 'Colors', 'o');
    await expect(args.onChange).toHaveBeenLastCalledWith({ color: [3] });
    await pick(canvasElement, 'Job Status', 'on');
    await expect(args.onChange).toHaveBeenLastCalledWith({ status: [3] });
    await pick(canvasElement, 'Job Type', 're');
    await expect(args.onChange).toHaveBeenLastCalledWith({ job_type: [4] });
  },
};

export const Texts: Story = {
  name: 'fills name, number, address and city, and the tri-state of Request Form [FLT-007 FLT-010 FLT-011]',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Name'), 'L');
    await expect(args.onChange).toHaveBeenLastCalledWith({ name: 'L' });
    await userEvent.type(canvas.getByLabelText('Number'), '20');
    await expect(args.onChange).toHaveBeenLastCalledWith({ number: 20 });
    await userEvent.type(canvas.getByLabelText('Number'), 'x0');
    await expect(args.onChange).toHaveBeenLastCalledWith({ number: null });
    await userEvent.clear(canvas.getByLabelText('Number'));
    await userEvent.type(canvas.getByLabelText('Address'), 'B');
    await expect(args.onChange).toHaveBeenLastCalledWith({ address: 'B' });
    await userEvent.type(canvas.getByLabelText('City'), 'K');
    await expect(args.onChange).toHaveBeenLastCalledWith({ city: 'K' });
    await userEvent.click(canvas.getByRole('button', { name: 'NO' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ is_request_form: false });
    await userEvent.click(canvas.getByRole('button', { name: 'NO' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ is_request_form: null });
  },
};

export const Searches: Story = {
  name: 'searches by its button and by the Enter key [FLT-013 FLT-014]',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onSearch).toHaveBeenCalledTimes(1);
    await userEvent.type(canvas.getByLabelText('Name'), 'lake{Enter}');
    await expect(args.onSearch).toHaveBeenCalledTimes(2);
    await userEvent.type(canvas.getByLabelText('Jobs From'), '1/15/26{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ entered_start_date: '2026-01-15' });
    await expect(args.onSearch).toHaveBeenCalledTimes(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Filters & Refresh Results' }));
    await expect(args.onClear).toHaveBeenCalledTimes(1);
  },
};

export const Refreshes: Story = {
  name: 'reads "Refresh Results" while results stand for its criteria [FLT-030]',
  args: { criteria: { name: 'lake' }, searched: { name: 'lake' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Refresh Results' })).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Name'), 's');
    await expect(canvas.getByRole('button', { name: 'Search' })).toBeVisible();
  },
};

const CLICKED =
  'color-location?color_id=3&from=2026-03-01&to=2026-03-31&group=Tahoe%20Blue%20Extraordinarilylongnamewithoutanyblankbetween';

/** Every letter of a chip stands within it, and the chip within the panel. */
const expectWhole = async (chip: HTMLElement | null): Promise<void> => {
  const label = chip?.querySelector<HTMLElement>('.MuiChip-label');
  if (!chip || !label) throw new Error('no chip');
  await expect([label.scrollWidth - label.clientWidth, label.scrollHeight - label.clientHeight]).toEqual([0, 0]);
  const [inner, outer] = [label.getBoundingClientRect(), chip.getBoundingClientRect()];
  await expect(inner.top).toBeGreaterThanOrEqual(outer.top);
  await expect(inner.bottom).toBeLessThanOrEqual(outer.bottom);
  await expect(outer.right).toBeLessThanOrEqual(chip.closest('.job-filter')?.getBoundingClientRect().right ?? 0);
};

export const OfAReport: Story = {
  name: 'shows whose jobs a number of a report led to, all of its words, and lets go of it [RPT-013]',
  args: { mode: 'search', criteria: { report: CLICKED } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const words = await canvas.findByText(/03\/01\/2026 – 03\/31\/2026/);
    await expectWhole(words.closest('.job-filter-report'));
    words.closest<HTMLElement>('.job-filter-report')?.focus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ report: null });
  },
};

export const OfAReportOnAPhone: Story = {
  globals: { viewport: { value: 'phone' }, language: 'es' },
  args: { mode: 'search', criteria: { report: CLICKED } },
  play: async ({ canvasElement }) => {
    const words = await within(canvasElement).findByText(/31\/2026/);
    await expectWhole(words.closest('.job-filter-report'));
  },
};

export const WideRange: Story = {
  name: 'warns of the limit of 4000 records above its buttons [FLT-019 FLT-031]',
  args: { criteria: { entered_start_date: '2026-01-15', entered_end_date: '2026-04-15' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const warning = canvas.getByText('Results will be limited to 4000 records.');
    await expect(
      warning.compareDocumentPosition(canvas.getByRole('button', { name: 'Search' })) &
        Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
    await expect(canvas.getByRole('button', { name: 'Search' })).toBeEnabled();
  },
};

export const NoCriteria: Story = { args: { notice: NO_CRITERIA.en } };
export const Searching: Story = { args: { criteria: { city: 'Katy' }, isSearching: true } };
export const WithoutLists: Story = { args: { lookups: NO_LOOKUPS } };
export const Spanish: Story = { globals: { language: 'es' } };
export const Dark: Story = { globals: { theme: 'dark' }, args: { criteria: { company: [1, 4], category: [2] } } };
