import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useMemo, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { aMapJob } from '#domain/jobSearch/aMapJob';
import type { MapJob } from '#domain/jobSearch/mapJob';
import { mapMarkers, type MapMarker } from '#domain/jobSearch/mapMarkers';
import JobMap from '../JobMap';
import { JobPopup } from '../JobPopup';
import { mapActions } from './mapActions';
import { AT_ONE_POINT, someJobs } from './mapData';

interface Args {
  jobs: readonly MapJob[];
  use: 'jobs' | 'presite';
  tileUrl: string;
  selected: string | null;
  fits: boolean;
  onSelect: (key: string | null) => void;
}

const Stage = ({ jobs, use, tileUrl, selected: initial, fits, onSelect }: Args) => {
  const markers = useMemo(() => mapMarkers(jobs, use), [jobs, use]);
  const [selected, setSelected] = useState(initial);
  const select = (key: string | null): void => {
    setSelected(key);
    onSelect(key);
  };
  const popup = useCallback(({ job }: MapMarker) => <JobPopup job={job} link="/job/1/edit" use={use} />, [use]);
  return (
    <JobMap
      jobs={markers}
      selected={selected}
      onSelect={select}
      popup={popup}
      label="Job map"
      tileUrl={tileUrl}
      fit={fits ? jobs : undefined}
    />
  );
};

const meta = {
  title: 'Jobs/Map',
  component: Stage,
  args: { jobs: someJobs(80), use: 'jobs', tileUrl: '', selected: null, fits: true, onSelect: fn() },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One grey pixel, in place of a street. */
const GREY = 'data:image/gif;base64,R0lGODlhAQABAIAAANzg5gAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';

export const WithTiles: Story = {
  name: 'shows tiles, and no outlines then [MAP-002]',
  args: { tileUrl: GREY },
  play: async ({ canvasElement }) => {
    await mapActions(canvasElement).isReady();
    await waitFor(() => expect(canvasElement.querySelectorAll('.leaflet-tile-loaded').length).toBeGreaterThan(3));
    await expect(within(canvasElement).queryByText(/Street map not available/)).toBeNull();
  },
};

export const WithoutTiles: Story = {
  name: 'shows counties and cities where no tile comes [MAP-002]',
  args: { tileUrl: 'data:,nothing' },
  play: async ({ canvasElement }) => {
    await waitFor(async () =>
      expect(
        await within(canvasElement).findByText('Street map not available. Showing counties and cities.'),
      ).toBeVisible(),
    );
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('.leaflet-outlines-pane canvas').length).toBeGreaterThan(3),
    );
  },
};

export const Start: Story = {
  name: 'starts at Houston with zoom 9, 600 pixels high [MAP-003 MAP-004]',
  // Half a degree is 182 pixels at zoom 9.
  args: {
    fits: false,
    jobs: [
      aMapJob({ job_detail_id: 1, name: 'Middle', lat: 29.7604, lon: -95.3698 }),
      aMapJob({ job_detail_id: 2, name: 'East', lat: 29.7604, lon: -94.8698 }),
    ],
  },
  play: async ({ canvasElement, args }) => {
    const { isReady, clickMap } = mapActions(canvasElement);
    await isReady();
    await clickMap(0, 0);
    await expect(args.onSelect).toHaveBeenLastCalledWith('1');
    await clickMap(182, 0);
    await expect(args.onSelect).toHaveBeenLastCalledWith('2');
    await expect(canvasElement.querySelector('.leaflet-container')?.getBoundingClientRect().height).toBeCloseTo(
      598,
      -1,
    );
  },
};

export const Empty: Story = { args: { jobs: [] } };

export const Selected: Story = {
  args: { selected: '503' },
  play: async ({ canvasElement, args }) => {
    const { popup } = mapActions(canvasElement);
    await waitFor(() => expect(popup()).toHaveTextContent('Castillo Residence'));
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Close popup' }));
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledWith(null));
  },
};

export const AtOnePoint: Story = { args: { jobs: AT_ONE_POINT } };
export const Presite: Story = {
  name: 'as the presite schedule shows it: orange, dark without a crew [PSC-012]',
  args: { use: 'presite' },
};
export const TwentyThousand: Story = { args: { jobs: someJobs(20_000) } };
export const Dark: Story = { globals: { theme: 'dark' } };

const LARGE = [aMapJob({ plan_sa: 1640.25 })];
export const PopupInSpanish: Story = {
  name: 'says in Spanish what the form calls it, and the numbers as everywhere [MAP-017]',
  globals: { language: 'es' },
  args: { jobs: LARGE, selected: mapMarkers(LARGE, 'jobs')[0]?.key ?? null },
  play: async ({ canvasElement }) => {
    const { isReady, popup } = mapActions(canvasElement);
    await isReady();
    await waitFor(() => expect(popup()).toHaveTextContent('Superficie del plano: 1,640.25'));
  },
};
