import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { mapActions } from './mapActions';
import { aMapJob } from '#domain/jobSearch/aMapJob';
import { keepCriteria } from '../../jobFilter/filterStore';
import { AT_ONE_POINT, GREY_TILES, someJobs, UNVERIFIED } from './mapData';
import { StoryMap } from './StoryMap';

const opened = fn<typeof window.open>(() => null);

const JOBS = [...someJobs(60), ...UNVERIFIED];

const meta = {
  title: 'Pages/Job map',
  component: StoryMap,
  args: { jobs: JOBS, onAsk: fn() },
  parameters: { path: '/map' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => window.sessionStorage.clear(),
} satisfies Meta<typeof StoryMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BeforeASearch: Story = {
  name: 'is empty until a search, with the 23 colours of its legend [FLT-034 JS-014 MAP-004 MAP-007 MAP-013]',
  play: async ({ canvasElement, args }) => {
    const { canvas, isReady } = mapActions(canvasElement);
    await isReady();
    await expect(canvas.getByText(/The map shows nothing until then/)).toBeVisible();
    await expect(canvasElement.querySelectorAll('.map-legend .legend-entry')).toHaveLength(23);
    await expect(canvasElement.querySelector('.job-map')?.getBoundingClientRect().height).toBe(600);
    await expect(args.onAsk).not.toHaveBeenCalled();
  },
};

export const WithoutCriteria: Story = {
  name: 'sends no search without a criterion, and says so [FLT-018]',
  play: async ({ canvasElement, args }) => {
    const { body, search } = mapActions(canvasElement);
    await search('');
    await waitFor(async () => expect(await body.findByText('Please enter criteria before searching.')).toBeVisible());
    await expect(args.onAsk).not.toHaveBeenCalled();
  },
};

export const ListsFailed: Story = {
  name: 'says that the lists of its filters could not be loaded, and tries again when asked',
  // Strict mode asks twice.
  args: { failures: 2 },
  play: async ({ canvasElement }) => {
    const { canvas } = mapActions(canvasElement);
    const said = await canvas.findByText('The lists of the filters could not be loaded.');
    while (canvas.queryByRole('button', { name: 'Try again' })) {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
    }
    await expect(said).not.toBeInTheDocument();
  },
};

export const Results: Story = {
  name: "shows what was found on the map, in the list and in the legend's counts [FLT-013 FLT-030 MAP-005]",
  play: async ({ canvasElement, args }) => {
    const { canvas, search, results } = mapActions(canvasElement);
    await search('res');
    await results();
    await expect(args.onAsk).toHaveBeenLastCalledWith({ name: 'res' });
    await expect(canvas.getByText('63 jobs')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Warranty Assigned 11' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Refresh Results' })).toBeVisible();
  },
};

export const LegendFilters: Story = {
  name: 'shows the jobs of chosen colours alone, on the map and in the list [MAP-007 MAP-013]',
  play: async ({ canvasElement }) => {
    const { canvas, search, results } = mapActions(canvasElement);
    await search('res');
    await results();
    await userEvent.click(canvas.getByRole('button', { name: /^Warranty Assigned/ }));
    await expect(canvas.getByText('11 of 63 jobs')).toBeVisible();
    await expect(canvas.getAllByRole('option')[0]).toHaveTextContent(/Warranty/);
    await userEvent.click(canvas.getByRole('button', { name: 'Other 0' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Warranty Assigned/ }));
    await expect(canvas.getByText(/All colors of these jobs are hidden/)).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Show all' })[0] ?? canvasElement);
    await expect(canvas.getByText('63 jobs')).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  name: 'is used by keyboard through its list, which is tied to the map; a job that is chosen again keeps its popup, Escape closes it',
  play: async ({ canvasElement }) => {
    const { canvas, search, results, popup } = mapActions(canvasElement);
    await search('res');
    const list = await results();
    list.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(popup()).toHaveTextContent('Castillo Residence'));
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Castillo Residence');
    await expect(canvas.getByRole('link', { name: 'Open Castillo Residence' })).toHaveAttribute(
      'href',
      '/job/20003/edit/503',
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(popup()).toHaveTextContent('Castillo Residence'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect([popup(), canvas.queryByRole('option', { selected: true })]).toEqual([null, null]));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(popup()).toHaveTextContent('Castillo Residence'));
    canvasElement.querySelector<HTMLElement>('.popup-name a')?.focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(popup()).toBeNull());
    await waitFor(() => expect(canvasElement.querySelector('.leaflet-container')).toHaveFocus());
    list.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByText(/Amber Court/, { selector: '.result-name span' })).toBeVisible());
  },
};

export const Popup: Story = {
  name: 'opens a popup on a click on a marker; one of several at a point stands in a ring [MAP-017 MAP-020]',
  args: { jobs: AT_ONE_POINT },
  play: async ({ canvasElement }) => {
    const { search, results, clickMap, popup } = mapActions(canvasElement);
    await search('res');
    await results();
    await clickMap(0, -8);
    await waitFor(() => expect(popup()).toHaveTextContent(/Shelby|Residence/));
    const shown = within(canvasElement.querySelector<HTMLElement>('.leaflet-popup-content') ?? canvasElement);
    await waitFor(() => expect(shown.getAllByRole('link')).toHaveLength(2));
    await expect(shown.getByRole('link', { name: '2800 Bering Dr' })).toHaveAttribute(
      'href',
      expect.stringContaining('2800%20Bering%20Dr%2C%20Houston'),
    );
    await expect(shown.getAllByRole('link')[0]).toHaveAttribute('href', '/job/20201/edit/701');
    for (const words of [
      'Gulf Lantern Homes (GLH)',
      '2800 Bering Dr',
      'Houston',
      'Key map 490F',
      '03/05/2026 · Prep · Prep 2',
      'Color: Onyx',
      'Plan SA: 640.25',
    ])
      await expect(shown.getByText(words)).toBeVisible();
  },
};

export const ForSupervisors: Story = {
  name: "on the supervisors' map leads to their page [MAP-021]",
  args: { jobs: AT_ONE_POINT, audience: 'supervisor' },
  parameters: { path: '/supervisor/map' },
  play: async ({ canvasElement }) => {
    const { canvas, search, results } = mapActions(canvasElement);
    await search('res');
    await userEvent.click((await within(await results()).findAllByRole('option'))[0] ?? canvasElement);
    await waitFor(() =>
      expect(canvasElement.querySelector('.popup-name a')).toHaveAttribute('href', '/SuperDetail/701'),
    );
    await expect(canvas.getByRole('link', { name: /^Open/ })).toHaveAttribute('href', '/SuperDetail/701');
  },
};

export const Unverified: Story = {
  name: 'lists the jobs without verified addresses, and warns at their markers [JS-014 MAP-011 MAP-013 MAP-016]',
  play: async ({ canvasElement }) => {
    const { canvas, search, popup } = mapActions(canvasElement);
    await search('res');
    const list = within(await canvas.findByRole('listbox', { name: 'Jobs without verified addresses' }));
    const rows = await list.findAllByRole('option');
    await expect(rows.map((row) => row.textContent?.replace(' ↗', ''))).toEqual([
      '20103 - Amber Court - (No Address)',
      '20102 - Pecan Chapel Spa - 2107 Bering Dr',
      '20101 - Quail Hollow Pool - 2100 Bering Dr',
    ]);
    await expect(rows[0]?.getBoundingClientRect().height).toBe(30);
    await userEvent.click(rows[2] ?? canvasElement);
    await waitFor(() => expect(popup()).toHaveTextContent('Address Unverified: Approximate Location'));
  },
};

const DALLAS = { lat: 32.7767, lon: -96.797 };
const AUSTIN = { lat: 30.2672, lon: -97.7431 };

export const Fits: Story = {
  name: 'fits what is found, keeps its view when nothing is, and goes to a place of the list at its zoom [MAP-018]',
  args: {
    tileUrl: GREY_TILES,
    found: ({ name }) =>
      name === 'none'
        ? []
        : [
            aMapJob({ job_detail_id: 1, job_id: 1, name: 'Far', ...DALLAS }),
            aMapJob({ job_detail_id: 2, job_id: 2, name: 'Capitol', ...AUSTIN }),
          ].filter((job) => name !== 'far' || job.name === 'Far'),
  },
  play: async ({ canvasElement }) => {
    const { canvas, body, search, clickMap, popup, zoom } = mapActions(canvasElement);
    await search('far');
    await waitFor(() => expect(zoom()).toBe(15));
    await clickMap(0, 0);
    await waitFor(() => expect(popup()).toHaveTextContent('Far'));
    const name = canvas.getByLabelText('Name');
    await userEvent.clear(name);
    await userEvent.type(name, 'none{Enter}');
    await waitFor(async () => expect(await canvas.findByText('No results found.')).toBeVisible());
    await expect(zoom()).toBe(15);
    await userEvent.clear(name);
    await userEvent.type(name, 'both{Enter}');
    await waitFor(() => expect(zoom()).toBeLessThan(9));
    await userEvent.click(canvas.getByRole('combobox', { name: 'Quick focus' }));
    await userEvent.click(await body.findByRole('option', { name: 'Austin' }));
    await waitFor(() => expect(zoom()).toBe(10));
    await clickMap(0, 0);
    await waitFor(() => expect(popup()).toHaveTextContent('Capitol'));
  },
};

export const CloseUp: Story = {
  name: 'looks at a job without verified address at zoom 15, and opens the page of one without any place in a new tab [MAP-019]',
  args: { tileUrl: GREY_TILES },
  beforeEach: () => {
    const open = window.open;
    window.open = opened;
    opened.mockClear();
    return () => {
      window.open = open;
    };
  },
  play: async ({ canvasElement }) => {
    const { canvas, search, popup, zoom } = mapActions(canvasElement);
    await search('res');
    const list = within(await canvas.findByRole('listbox', { name: 'Jobs without verified addresses' }));
    await waitFor(() => expect(zoom()).toBeLessThan(15));
    const [placed, ...others] = [
      list.getByRole('option', { name: /Quail Hollow/ }),
      ...list.getAllByRole('option', { name: /↗|new tab/ }),
    ];
    await userEvent.click(placed ?? canvasElement);
    await waitFor(() => expect(zoom()).toBe(15));
    await expect(popup()).toHaveTextContent('Quail Hollow Pool');
    await expect(opened).not.toHaveBeenCalled();
    await userEvent.click(others[0] ?? canvasElement);
    await expect(opened).toHaveBeenCalledTimes(1);
    await expect(opened).toHaveBeenCalledWith(expect.stringMatching(/^\/job\/\d+\/edit\/\d+$/), '_blank', 'noopener');
  },
};

export const Kept: Story = {
  name: 'keeps its own criteria in this session, not those of the job search, and still waits for a search [FLT-034]',
  beforeEach: () => {
    keepCriteria('job', { name: 'lake' });
    keepCriteria('map', { city: 'Katy' });
  },
  play: async ({ canvasElement, args }) => {
    const { canvas, isReady } = mapActions(canvasElement);
    await isReady();
    await waitFor(async () => expect(await canvas.findByLabelText('City')).toHaveValue('Katy'));
    await expect(canvas.getByLabelText('Name')).toHaveValue('');
    await expect(canvas.getByText(/The map shows nothing until then/)).toBeVisible();
    await expect(args.onAsk).not.toHaveBeenCalled();
  },
};

export const WithoutPresiteFlags: Story = {
  name: 'has no list of unverified addresses for users without a presite division [JS-014 MAP-015]',
  globals: { role: 'OS' },
  play: async ({ canvasElement }) => {
    const { canvas, search, results } = mapActions(canvasElement);
    await search('res');
    await results();
    await expect(canvas.queryByText('Jobs without verified addresses')).toBeNull();
  },
};

export const NothingFound: Story = {
  name: 'says that nothing was found [FLT-020]',
  args: { jobs: [] },
  play: async ({ canvasElement }) => {
    const { canvas, search } = mapActions(canvasElement);
    await search('res');
    await waitFor(async () => expect(await canvas.findByText('No results found.')).toBeVisible());
  },
};

export const ErrorWithWords: Story = {
  name: 'tells an error in its words [FLT-016]',
  args: { error: 'The database is away for a moment.' },
  play: async ({ canvasElement }) => {
    const { canvas, search } = mapActions(canvasElement);
    await search('res');
    await waitFor(async () => expect(await canvas.findByText('The following error occurred:')).toBeVisible());
    await expect(canvas.getByText('The database is away for a moment.')).toBeVisible();
    await expect(canvas.getByText('Please contact your administrator for further assistance.')).toBeVisible();
  },
};

export const ErrorWithoutWords: Story = {
  name: 'tells an error without words [FLT-017]',
  args: { error: '' },
  play: async ({ canvasElement }) => {
    const { canvas, search } = mapActions(canvasElement);
    await search('res');
    await waitFor(async () => expect(await canvas.findByText('An error has occurred.')).toBeVisible());
    await expect(canvas.getByText('Please contact your administrator.')).toBeVisible();
  },
};

export const Cleared: Story = {
  name: 'empties the results and asks nothing when the filters are cleared [FLT-015 FLT-030]',
  play: async ({ canvasElement, args }) => {
    const { canvas, body, search, results } = mapActions(canvasElement);
    await search('res');
    await results();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Filters & Refresh Results' }));
    await waitFor(() => expect(canvas.getByText(/The map shows nothing until then/)).toBeInTheDocument());
    await expect(args.onAsk).toHaveBeenCalledTimes(1);
    await expect(body.queryByText('Please enter criteria before searching.')).toBeNull();
  },
};

export const FourThousand: Story = {
  name: 'says that 4000 records are the limit',
  args: { jobs: someJobs(4000) },
  play: async ({ canvasElement }) => {
    const { canvas, search } = mapActions(canvasElement);
    await search('res');
    await waitFor(async () => expect(await canvas.findByText('Results are limited to 4000 records.')).toBeVisible());
    await expect(canvas.getAllByRole('option').length).toBeLessThan(40);
  },
};

export const Phone: Story = {
  name: 'on a phone: filters in a drawer, the list in a sheet, and no unverified list [JS-014 MAP-014]',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { canvas, body, search, popup } = mapActions(canvasElement);
    await search('res');
    await waitFor(async () => expect(await canvas.findByText('63 jobs')).toBeVisible());
    await waitFor(() => expect(body.queryByRole('button', { name: 'Refresh Results' })).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Show list (63)' }));
    await userEvent.click((await canvas.findAllByRole('option'))[1] ?? canvasElement);
    await waitFor(() => expect(popup()).toHaveTextContent('Banks Residence'));
    await waitFor(async () => expect(await canvas.findByRole('button', { name: 'Show list (63)' })).toBeVisible());
    await expect(canvas.queryByText('Jobs without verified addresses')).toBeNull();
  },
};
export const Spanish: Story = { globals: { language: 'es' } };
export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    await mapActions(canvasElement).search('res');
  },
};
