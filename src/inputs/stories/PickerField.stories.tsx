import type { Meta, StoryObj } from '@storybook/react-vite';
import { lazy } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { PickerField } from '../PickerField';

/** Comes as late as a calendar that has to be fetched. */
const Late = lazy(
  () =>
    new Promise<{ default: () => React.ReactNode }>((resolve) => {
      setTimeout(
        () => resolve({ default: () => <div role="dialog" aria-label="Late" style={{ width: 320, height: 340 }} /> }),
        400,
      );
    }),
);

const meta: Meta<typeof PickerField> = {
  title: 'Inputs/PickerField',
  component: PickerField,
  args: {
    label: 'Due',
    text: '',
    isUntaken: false,
    isWrong: false,
    placeholder: 'MM/DD/YYYY',
    onText: () => undefined,
    onCommit: () => undefined,
    onDrop: () => undefined,
    renderPopup: () => <Late />,
  },
};
export default meta;

export const LateCalendar: StoryObj<typeof PickerField> = {
  name: 'shows a calendar that comes late inside of the window',
  decorators: [
    (Story) => (
      <div style={{ position: 'fixed', right: 0, bottom: 0, width: 150 }}>
        <Story />
      </div>
    ),
  ],
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: /Due/ }));
    const popup = await screen.findByRole('dialog', { name: 'Late' }, { timeout: 3000 });
    await waitFor(() => {
      const { left, right, top, bottom } = popup.getBoundingClientRect();
      return expect([left >= 0, right <= window.innerWidth, top >= 0, bottom <= window.innerHeight]).toEqual([
        true,
        true,
        true,
        true,
      ]);
    });
  },
};
