const names = new WeakMap<object, string>();

/** The name of an open board for its maps: its own as long as it is open, another one when it is opened again. */
export const seatName = (board: object): string => {
  const name = names.get(board) ?? Math.random().toString(36).slice(2);
  names.set(board, name);
  return name;
};
