import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { AccessStage } from './AccessStage';
import type { CrewsAnswer, CrewsApi } from '../crews/crewData';
import { CrewLists } from '../crews/CrewLists';
import { CREWS, LONG_CREWS } from './crewData';

interface Args {
  data: CrewsAnswer;
  load?: CrewsApi['load'];
  order?: CrewsApi['order'];
}

/** A server that keeps the order it is sent. */
const apiOf = ({ data, load, order }: Args): CrewsApi => {
  let crews = data.crews;
  return {
    load: load ?? (async () => ({ ...data, crews })),
    order:
      order ??
      (async (items) => {
        crews = crews.map((crew) => ({
          ...crew,
          sort_order: items.find(({ crew_id }) => crew_id === crew.id)?.sort_order ?? crew.sort_order,
        }));
      }),
  };
};

/** The four lists of crews, in their order. */
const meta: Meta<Args> = {
  title: 'People/Crews',
  render: (args) => (
    <AccessStage resources={['crew']}>
      <CrewLists api={apiOf(args)} />
    </AccessStage>
  ),
  args: { data: CREWS },
};
export default meta;
type Story = StoryObj<Args>;

const listOf = async (division: string): Promise<HTMLElement> =>
  screen.findByRole('list', { name: `Order of the ${division} crews` });
const namesIn = (list: HTMLElement): (string | null)[] =>
  within(list)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const handle = (list: HTMLElement, crew: RegExp): HTMLElement => within(list).getByRole('button', { name: crew });

export const Lists: Story = {};
export const Empty: Story = { args: { data: { crews: [], people: [] } } };
export const Loading: Story = { args: { load: () => new Promise(() => undefined) } };
export const Failed: Story = {
  args: {
    load: async () => {
      throw new Error('The service is not available.');
    },
  },
};
export const LongTexts: Story = { args: { data: LONG_CREWS } };
export const NoRight: Story = {
  globals: { role: 'SU' },
  play: async () => {
    const list = await listOf('Gunite');
    await expect(within(list).queryAllByRole('button')).toHaveLength(0);
    await expect(screen.getByText('You can look at this order, but not change it.')).toBeVisible();
  },
};

export const ByKeys: Story = {
  name: 'Is ordered by keys, and says where a crew went [EMP-006 EMP-008]',
  play: async () => {
    const list = await listOf('Gunite');
    handle(list, /^Move Gunite 1,/).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(namesIn(list)).toEqual(['Gunite 2', 'Gunite 5 (Rio Shotcrete)', 'Gunite 1', 'Flash']));
    await expect(screen.getByText('Gunite 1 is now place 3 of 4.')).toBeInTheDocument();
    await expect(handle(list, /^Move Gunite 1, place 3 of 4/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(screen.getByText('Gunite 1 cannot go further.')).toBeInTheDocument());
  },
};

export const ByDrag: Story = {
  name: 'Is ordered by drag [EMP-008]',
  play: async () => {
    const list = await listOf('Gunite');
    const [from, to] = [handle(list, /^Move Flash,/), handle(list, /^Move Gunite 1,/)].map((one) =>
      one.getBoundingClientRect(),
    );
    if (!from || !to) throw new Error('no handle');
    const at = (box: DOMRect, down = 0) => ({
      clientX: box.x + 8,
      clientY: box.y + 8 + down,
      button: 0,
      buttons: 1,
      bubbles: true,
    });
    const grip = handle(list, /^Move Flash,/);
    await fireEvent.mouseDown(grip, at(from));
    await fireEvent.mouseMove(document, at(from, -10));
    await new Promise((resolve) => {
      setTimeout(resolve, 60);
    });
    await fireEvent.mouseMove(document, at(to));
    await waitFor(() => expect(list.querySelector('[data-drop="before"]')).toHaveTextContent('Gunite 1'));
    await fireEvent.mouseUp(document, at(to));
    await waitFor(() => expect(screen.getByText('Flash is now place 1 of 4.')).toBeInTheDocument());
    await waitFor(() => expect(namesIn(list)).toEqual(['Flash', 'Gunite 1', 'Gunite 2', 'Gunite 5 (Rio Shotcrete)']));
  },
};

export const NotSaved: Story = {
  name: 'Goes back to its order when it could not be saved [EMP-008]',
  args: {
    order: async () => {
      throw new Error('away');
    },
  },
  play: async () => {
    const list = await listOf('Pebble');
    handle(list, /^Move Prep 1,/).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByText('Error, please try again.')).toBeVisible());
    await expect(namesIn(list)).toEqual(['Prep 1', 'App 1', 'Detail 1']);
  },
};

export const Inactive: Story = {
  play: async () => {
    const list = await listOf('Pebble');
    await expect(namesIn(list)).not.toContain('Detail 4');
    await userEvent.click(screen.getByRole('switch', { name: 'Show inactive' }));
    await waitFor(() => expect(namesIn(list)).toContain('Detail 4'));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find a crew or a person…' }), 'sheff');
    await waitFor(() => expect(namesIn(list)).toEqual(['Prep 1']));
  },
};
