import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { ChainGap } from '#domain/boards/chains/chainGap';
import { DIVISION } from '#domain/statuses';
import { boardActions } from './boardActions';
import { StoryBoard } from './StoryBoard';

const GAPS: readonly ChainGap[] = [
  { division_id: DIVISION.GUNITE, step: 'gunite_days', min_workdays: 1, max_workdays: 1 },
  { division_id: DIVISION.PEBBLE, step: 'prep_app', min_workdays: 3, max_workdays: 3 },
  { division_id: DIVISION.PEBBLE, step: 'app_detail', min_workdays: 1, max_workdays: null },
];

const meta = {
  title: 'Boards/Phase chains',
  component: StoryBoard,
  args: { board: { category: 'pebble' }, server: { gaps: GAPS }, events: [], offline: false },
  beforeEach: () => window.localStorage.removeItem('trowel:board:/week/pebble'),
} satisfies Meta<typeof StoryBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A card of the shown days with a broken chain. */
const brokenCard = async (canvasElement: HTMLElement): Promise<HTMLElement> => {
  await boardActions(canvasElement).isLoaded();
  return waitFor(() => {
    const found = canvasElement
      .querySelector('.bin .card:not(.is-locked) .card-chain')
      ?.closest<HTMLElement>('[data-card]');
    if (!found) throw new Error('no broken chain yet');
    return found;
  });
};

export const Broken: Story = {
  name: '[SDY-003] a broken chain says what is wrong, and is counted',
  play: async ({ canvasElement }) => {
    const card = await brokenCard(canvasElement);
    await expect(card.querySelector('.card-chain')).toHaveAttribute('title', expect.stringMatching(/^Broken chain: /));
    await expect(card).toHaveAccessibleName(expect.stringMatching(/Broken chain: /));
    await boardActions(canvasElement).page.findByRole('button', { name: /^Broken chain/ });
  },
};

export const WholeChain: Story = {
  name: '[SDY-003] C on a card leads to the move of its whole chain',
  play: async ({ canvasElement }) => {
    const card = await brokenCard(canvasElement);
    const { page, opened } = boardActions(canvasElement);
    card.focus();
    await userEvent.keyboard('c');
    await opened('dialog');
    await expect(await page.findByRole('checkbox', { name: /^Move the whole chain \(\d cards\)$/ })).toBeChecked();
  },
};
