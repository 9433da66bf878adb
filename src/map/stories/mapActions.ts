import { fireEvent, userEvent, waitFor, within } from 'storybook/test';

/** What a story does with the map's screen. */
export const mapActions = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const body = within(document.body);
  const isReady = () =>
    waitFor(
      () => {
        if (!canvasElement.querySelector('.job-map .leaflet-container')) throw new Error('no map yet');
      },
      { timeout: 8000 },
    );

  const search = async (name: string) => {
    await isReady();
    if (!document.querySelector('.job-filter')) await userEvent.click(canvas.getByRole('button', { name: /^Filters/ }));
    const panel = within(
      await waitFor(() => {
        const found = document.querySelector<HTMLElement>('.job-filter');
        if (!found) throw new Error('no filters yet');
        return found;
      }),
    );
    if (name !== '') {
      await userEvent.click(panel.getByLabelText('Name'));
      await userEvent.paste(name);
    }
    await userEvent.click(panel.getByRole('button', { name: /^(Search|Refresh Results)$/ }));
  };

  /** Clicks a point of the map: pixels from its middle. */
  const clickMap = async (x: number, y: number) => {
    const plane = await waitFor(() => {
      const found = canvasElement.querySelector('.leaflet-overlay-pane canvas');
      if (!found) throw new Error('no markers yet');
      return found;
    });
    const box = canvasElement.querySelector('.leaflet-container')?.getBoundingClientRect();
    if (!box) throw new Error('no map');
    const at = { clientX: box.left + box.width / 2 + x, clientY: box.top + box.height / 2 + y, bubbles: true };
    for (const name of ['mouseDown', 'mouseUp', 'click'] as const) await fireEvent[name](plane, at);
  };

  return {
    canvas,
    body,
    isReady,
    search,
    clickMap,
    /** The zoom of the streets that are shown, when their address says it. */
    zoom: (): number =>
      Number(/#(\d+)\//.exec(canvasElement.querySelector<HTMLImageElement>('.leaflet-tile-loaded')?.src ?? '')?.[1]),
    results: () => canvas.findByRole('listbox', { name: 'Results' }),
    popup: () => canvasElement.querySelector('.leaflet-popup-content'),
  };
};
