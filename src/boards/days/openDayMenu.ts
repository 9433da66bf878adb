import type { Board } from '../board/createBoard';
import type { DayMenu } from '../board/createShown';

/**
 * Opens the menu of a day, or what is chosen of it. A draft that is drawn says that it comes first, since it would end
 * unasked; a plan that is tried has menus, and takes no other draft beside it [SDY-008].
 */
export const openDayMenu = ({ shown }: Pick<Board, 'shown'>, menu: DayMenu): void => {
  const drawn = shown.draft.get();
  if (drawn && (menu.opens || !drawn.steps)) drawn.refuse(true);
  else shown.dayMenu.set(menu);
};
