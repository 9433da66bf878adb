const FEATURES = 'popup,width=1100,height=820';
const NAME = 'trowel.map-window';

/** One window for each kind of board in each tab, also after the tab was loaded anew. */
const nameOf = (board: string): string => {
  const known = sessionStorage.getItem(NAME);
  const tab = known ?? Math.random().toString(36).slice(2);
  if (known === null) sessionStorage.setItem(NAME, tab);
  const name = `trowel-map-${board}-${tab}`;
  // A map window that went on to a board has the name of its own opener.
  return name === window.name ? `${name}-2` : name;
};

const shows = (opened: Window, seat: string): boolean => {
  try {
    const { pathname, search } = opened.location;
    return pathname.startsWith('/map-window/') && new URLSearchParams(search).get('board') === seat;
  } catch {
    return false; // it went on to another site
  }
};

/** The address of the map of an open board. */
export const mapAddress = (board: string, seat: string, user: string): string =>
  `/map-window/${board}?${new URLSearchParams({ board: seat, user }).toString()}`;

/**
 * Opens the map of a board in a window of its own, or brings the one that is open to the front.
 * @returns false when the browser blocks it
 */
export const openMapWindow = (board: string, seat: string, user: string): boolean => {
  const opened = window.open('', nameOf(board), FEATURES);
  if (!opened) return false;
  if (!shows(opened, seat)) opened.location.href = new URL(mapAddress(board, seat, user), window.location.href).href;
  opened.focus();
  return true;
};
