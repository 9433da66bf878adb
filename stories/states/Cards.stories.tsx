import type { Meta, StoryObj } from '@storybook/react-vite';
import { CardFace } from '../../src/boards/look/CardFace';
import { aBoardAnswer } from '../../src/boards/stories/boardData';
import '../../src/boards/css/board.css';
import '../../src/boards/css/card.css';
import '../../src/boards/css/stages.css';
import { Looks } from './Looks';
import { statesOf } from './statesOf';

/** One card of a board, also past due, selected, and of those that a filter does not look for. */
const meta: Meta = { title: 'States/Cards' };
export default meta;
type Story = StoryObj;

const answer = aBoardAnswer();
const [card] = answer.cards;
const subJob = answer.sub_jobs.find(({ id }) => id === card?.job_detail_id) ?? answer.sub_jobs[0];
if (!card || !subJob) throw new Error('the board is empty');

const boardCard = (state = '') => (
  <div
    className="board"
    style={{ display: 'block', width: 168, height: 104, padding: 4, minHeight: 0, '--card-height': '96px' }}
  >
    <article className={`card stage-PREP ${state}`} aria-label={`${subJob.job_name} ${state}`}>
      <CardFace
        view={{ card, subJob }}
        category="pebble"
        isAssigned
        isPastDue={state === 'is-past-due'}
        isLocked={state === 'is-locked'}
        around={{ stage: 'PREP', crew: null }}
      />
    </article>
  </div>
);

const { rest, hover, focusVisible, pressed, shows, showsInDark } = statesOf({
  parts: '.card',
  draw: () => (
    <Looks
      looks={[
        ['Board', boardCard()],
        ['Past due', boardCard('is-past-due')],
        ['Selected', boardCard('is-selected')],
        ['Not looked for', boardCard('is-dimmed')],
      ]}
    />
  ),
});

export const Rest: Story = rest;
export const Hover: Story = hover;
export const FocusVisible: Story = focusVisible;
export const Pressed: Story = pressed;
export const Shows: Story = { ...shows, name: 'shows each state [UI-048]' };
export const ShowsInDark: Story = { ...showsInDark, name: 'shows each state in the dark [UI-048]' };
