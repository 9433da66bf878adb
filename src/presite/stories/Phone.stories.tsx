import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { aDay } from './presiteData';
import { presiteActions } from './presiteActions';
import { StoryPresite } from './StoryPresite';

const meta = {
  title: 'Presite schedule/On a phone',
  component: StoryPresite,
  args: {
    day: aDay(),
    server: {},
    flags: { presite_gunite: true, presite_pebble: true },
    elsewhere: null,
    offline: false,
  },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof StoryPresite>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneColumn: Story = {
  name: 'shows one column at a time and assigns by "Assign to..."',
  play: async ({ canvasElement }) => {
    const { isLoaded, canvas, card, menu } = presiteActions(canvasElement);
    await isLoaded();
    await expect(canvasElement.querySelectorAll('section[data-column]')).toHaveLength(1);
    await userEvent.click(card(1).querySelector('button') ?? canvasElement);
    await userEvent.click((await menu()).getByRole('menuitemradio', { name: 'Winston Overby' }));
    await waitFor(() => expect(canvasElement.querySelector('[data-presite="1"]')).toBeNull());
    await userEvent.click(canvas.getByRole('tab', { name: /^Winston Overby/ }));
    await waitFor(() => expect(card(1)).toBeVisible());
  },
};

export const MapTab: Story = {
  name: 'has the map in a second tab',
  play: async ({ canvasElement }) => {
    const { isLoaded, canvas } = presiteActions(canvasElement);
    await isLoaded();
    await expect(canvasElement.querySelector('.presite-map')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Map' }));
    await waitFor(() => expect(canvasElement.querySelector('.presite-map')).toBeVisible());
    await expect(canvasElement.querySelector('[data-presite]')).toBeNull();
  },
};
