import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { QuietDragArea } from './QuietDragArea';

const [onStart, onCarry, onEnd, onCancel, onClick] = [fn(), fn(), fn(), fn(), fn()];
const cardAt = (target: EventTarget | null): string | null =>
  target instanceof Element ? (target.closest('[data-card]')?.getAttribute('data-card') ?? null) : null;

const meta = {
  title: 'Shared/QuietDragArea',
  component: QuietDragArea<string>,
  args: { className: 'area', onKeyDown: () => undefined, cardAt, onStart, onCarry, onEnd, onCancel, children: null },
  beforeEach: () => [onStart, onCarry, onEnd, onCancel, onClick].forEach((spy) => spy.mockReset()),
  render: (args) => (
    <QuietDragArea {...args}>
      <button type="button" data-card="1" onClick={onClick} style={{ padding: 24 }}>
        A control on its own
      </button>
      <div data-card="2" role="presentation" onClick={onClick} style={{ padding: 24, border: '1px solid' }}>
        A card
      </div>
    </QuietDragArea>
  ),
} satisfies Meta<typeof QuietDragArea<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

const cardIn = (canvas: HTMLElement): Element => canvas.querySelector('[data-card="2"]') ?? canvas;
const mouse = (target: EventTarget, type: string, x: number, y: number, rest: MouseEventInit = {}): boolean =>
  target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: y, ...rest }));
const finger = (target: Element, type: string, x: number, y: number): boolean => {
  const touch = new Touch({ identifier: 1, target, clientX: x, clientY: y });
  return target.dispatchEvent(
    new TouchEvent(type, {
      bubbles: true,
      cancelable: true,
      touches: type === 'touchend' ? [] : [touch],
      changedTouches: [touch],
    }),
  );
};
const rested = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 60);
  });

export const Mouse: Story = {
  name: 'a press becomes a drag after four pixels; a click stays a click, and a control keeps its own',
  play: async ({ canvasElement }) => {
    const card = cardIn(canvasElement);
    mouse(card, 'mousedown', 10, 10);
    mouse(document, 'mousemove', 12, 12);
    mouse(document, 'mouseup', 12, 12);
    mouse(card, 'click', 12, 12);
    await expect([onStart.mock.calls.length, onClick.mock.calls.length]).toEqual([0, 1]);
    mouse(canvasElement.querySelector('button') ?? card, 'mousedown', 10, 10);
    mouse(document, 'mousemove', 60, 60);
    mouse(document, 'mouseup', 60, 60);
    mouse(card, 'mousedown', 10, 10, { button: 2 });
    mouse(document, 'mousemove', 60, 60);
    await expect(onStart).not.toHaveBeenCalled();
    mouse(card, 'mousedown', 10, 10);
    mouse(document, 'mousemove', 14, 13);
    mouse(document, 'mousemove', 40, 30);
    await expect(onStart.mock.calls).toEqual([['2', { x: 10, y: 10 }]]);
    await expect(onCarry.mock.calls).toEqual([[{ x: 14, y: 13 }], [{ x: 40, y: 30 }]]);
    mouse(document, 'mouseup', 40, 30);
    mouse(card, 'click', 40, 30);
    await expect([onEnd.mock.calls.length, onCancel.mock.calls.length, onClick.mock.calls.length]).toEqual([1, 0, 1]);
    await rested();
    mouse(card, 'click', 40, 30);
    await expect(onClick).toHaveBeenCalledTimes(2);
  },
};

export const NextPress: Story = {
  name: 'a button that is pressed right after a drop is clicked, however busy the page is',
  play: async ({ canvasElement }) => {
    const card = cardIn(canvasElement);
    const button = canvasElement.querySelector('button') ?? card;
    const drop = (): void => {
      mouse(card, 'mousedown', 10, 10);
      mouse(document, 'mousemove', 60, 60);
      mouse(document, 'mouseup', 60, 60);
      mouse(card, 'click', 60, 60);
    };
    const click = (): void => ['mousedown', 'mouseup', 'click'].forEach((type) => mouse(button, type, 20, 20));
    // All in one task, so that no timer comes between, as when the browser has been drawing for long.
    drop();
    click();
    await expect([onEnd.mock.calls.length, onClick.mock.calls.length]).toEqual([1, 1]);
    mouse(card, 'mousedown', 10, 10);
    mouse(document, 'mousemove', 60, 60);
    document.dispatchEvent(new KeyboardEvent('keydown', { code: 'Escape', bubbles: true }));
    mouse(document, 'mouseup', 60, 60);
    mouse(card, 'click', 60, 60);
    click();
    await expect([onCancel.mock.calls.length, onClick.mock.calls.length]).toEqual([1, 2]);
  },
};

export const Escape: Story = {
  name: 'Escape lets go, and no click comes of the button that is let go later',
  play: async ({ canvasElement }) => {
    const card = cardIn(canvasElement);
    mouse(card, 'mousedown', 10, 10);
    mouse(document, 'mousemove', 60, 60);
    document.dispatchEvent(new KeyboardEvent('keydown', { code: 'Escape', bubbles: true }));
    await rested();
    mouse(document, 'mousemove', 80, 80);
    mouse(document, 'mouseup', 80, 80);
    mouse(card, 'click', 80, 80);
    await expect([
      onCancel.mock.calls.length,
      onEnd.mock.calls.length,
      onCarry.mock.calls.length,
      onClick.mock.calls.length,
    ]).toEqual([1, 0, 1, 0]);
    await rested();
    mouse(card, 'click', 80, 80);
    await expect(onClick).toHaveBeenCalledTimes(1);
  },
};

export const Touching: Story = {
  name: 'a finger that rests picks up and scrolls nothing, one that swipes does not; a second finger changes nothing',
  play: async ({ canvasElement }) => {
    const card = cardIn(canvasElement);
    finger(card, 'touchstart', 10, 10);
    await expect(finger(card, 'touchmove', 10, 40)).toBe(true);
    finger(card, 'touchend', 10, 40);
    finger(card, 'touchstart', 10, 10);
    const pinch = [1, 2].map((identifier) => new Touch({ identifier, target: card, clientX: 10, clientY: 10 }));
    cardIn(canvasElement).parentElement?.dispatchEvent(
      new TouchEvent('touchstart', { bubbles: true, touches: pinch, changedTouches: pinch }),
    );
    await new Promise((resolve) => {
      setTimeout(resolve, 350);
    });
    await expect(onStart).not.toHaveBeenCalled();
    finger(card, 'touchend', 10, 10);
    finger(card, 'touchstart', 10, 10);
    finger(card, 'touchmove', 14, 12);
    await waitFor(() => expect(onStart).toHaveBeenCalledTimes(1));
    await expect(finger(card, 'touchmove', 50, 60)).toBe(false);
    const two = [1, 2].map((identifier) => new Touch({ identifier, target: card, clientX: 50, clientY: 60 }));
    card.dispatchEvent(
      new TouchEvent('touchstart', { bubbles: true, cancelable: true, touches: two, changedTouches: two.slice(1) }),
    );
    await expect(finger(card, 'touchend', 50, 60)).toBe(false);
    await expect([onStart.mock.calls, onCarry.mock.calls, onEnd.mock.calls.length, onCancel.mock.calls.length]).toEqual(
      [[['2', { x: 10, y: 10 }]], [[{ x: 50, y: 60 }]], 1, 0],
    );
  },
};
