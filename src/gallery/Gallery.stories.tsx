import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Gallery } from './Gallery';
import type { GalleryItem } from './galleryItem';

const drawing = (color: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="${color}"/><path d="M40 280q130-120 260 0t260 0v120H40z" fill="#7fd1e6"/></svg>`)}`;
const ITEMS: GalleryItem[] = [
  { id: 1, name: 'deep end.png', url: drawing('#0d5c8c'), size: 254_000, date: '2026-03-02T15:04:00Z' },
  { id: 2, name: 'steel.jpg', url: drawing('#7a4b2a'), size: 1_254_000, date: '2026-03-03T15:04:00Z' },
  { id: 3, name: 'gone.png', url: '/nowhere.png', size: null, date: null },
];

/** Files over the whole window, one at a time. */
const meta: Meta<typeof Gallery> = {
  title: 'Gallery/Gallery',
  component: Gallery,
  args: { items: ITEMS, onClose: fn() },
};
export default meta;
type Story = StoryObj<typeof Gallery>;

const shows = (name: string): Promise<void> =>
  waitFor(() => expect(screen.getByRole('heading', { name })).toBeVisible());

export const ByKeys: Story = {
  name: 'turns by arrow keys and buttons, zooms by + and -, and closes by Escape [PRE-011 DOC-032 DOC-033]',
  play: async ({ args }) => {
    const image = await screen.findByRole('img', { name: 'deep end.png' });
    await waitFor(() => expect(image.clientWidth).toBe(600));
    await expect(screen.getByText('1 of 3 · 248 kB · Uploaded 03/02/2026')).toBeVisible();
    await userEvent.keyboard('+');
    await waitFor(() => expect(image).toHaveStyle({ width: '700px' }));
    await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }));
    await waitFor(() => expect(image).toHaveStyle({ width: '600px' }));
    await userEvent.keyboard('{ArrowRight}');
    await shows('steel.jpg');
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    await shows('deep end.png');
    await userEvent.keyboard('{End}');
    await shows('gone.png');
    await waitFor(() => expect(screen.getByText('This file cannot be shown.')).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

export const ByFinger: Story = {
  name: 'turns by a swipe',
  args: { start: 1 },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const stage = (await screen.findByRole('img', { name: 'steel.jpg' })).closest('.gallery-stage');
    const touch = (type: string, clientX: number): void => {
      stage?.dispatchEvent(
        new PointerEvent(type, { bubbles: true, pointerType: 'touch', isPrimary: true, clientX, clientY: 300 }),
      );
    };
    touch('pointerdown', 100);
    touch('pointerup', 250);
    await shows('deep end.png');
  },
};

export const Phone: Story = {
  name: 'has its buttons in the window of a phone, also under a long name, and is closed by the back button',
  args: {
    items: ITEMS.map((item) => ({ ...item, name: `IMG_20261122_163824_HDR_${'north_wall_'.repeat(8)}${item.name}` })),
    start: 1,
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args }) => {
    await screen.findByRole('img');
    for (const name of ['Close', 'Next', 'Previous', 'Download']) {
      const button = screen.getByRole(name === 'Download' ? 'link' : 'button', { name });
      const { left, right } = button.getBoundingClientRect();
      await expect([left >= 0, right <= document.documentElement.clientWidth]).toEqual([true, true]);
    }
    await expect(args.onClose).not.toHaveBeenCalled();
    window.history.back();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};
