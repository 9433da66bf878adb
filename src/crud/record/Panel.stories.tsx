import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { CrudStage } from '../fixtures/CrudStage';

/** A record beside its list. */
const meta: Meta<typeof CrudStage> = { title: 'Crud/Panel', component: CrudStage, parameters: { path: '/customer' } };
export default meta;
type Story = StoryObj<typeof CrudStage>;

/** The address names the record, so a link leads to it. */
export const ALink: Story = {
  parameters: { path: '/customer?open=3' },
  play: async () => {
    const panel = within(await screen.findByRole('dialog', { name: 'Builder' }));
    await waitFor(() => expect(panel.getByRole('textbox', { name: /Company Name/ })).toBeVisible());
    await userEvent.click(panel.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Arrows and letters alone: into the rows, select one, edit the next one beside the list. */
export const ByKeys: Story = {
  play: async () => {
    await screen.findByRole('grid');
    await screen.findAllByRole('checkbox', { name: 'Select row' });
    await userEvent.keyboard('/');
    await expect(screen.getByRole('searchbox')).toHaveFocus();
    screen.getByRole('searchbox').blur();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('gridcell'));
    await userEvent.keyboard('x');
    await waitFor(() => expect(screen.getByText('1 selected')).toBeVisible());
    await userEvent.keyboard('{ArrowDown}e');
    await waitFor(async () => expect(await screen.findByRole('dialog', { name: 'Builder' })).toBeVisible());
  },
};

/** Whoever may not change the record reads it there. */
export const NoRight: Story = {
  parameters: { path: '/customer?open=3' },
  args: { rights: { create: false, update: false, remove: false, export: false } },
  play: async () => {
    const panel = within(await screen.findByRole('dialog', { name: 'Builder' }));
    await waitFor(() => expect(panel.getByText('You can look at this record, but not change it.')).toBeVisible());
  },
};
